"""The server: tables that people reach over HTTP and WebSocket, kept in a database."""
