import { setupServer } from "msw/node";

/** The fake network. A test adds the answers it needs; a request nobody answers fails the test. */
export const server = setupServer();
