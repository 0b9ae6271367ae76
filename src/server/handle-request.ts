import { createHandler } from "@/server/handler";

// The entry of `dist-server/handler.js`, which handles requests in functions/ and `npm run preview`.

export const handleRequest = createHandler(import.meta.env.DOCUMENT);
