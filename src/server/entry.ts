import { createHandler } from "@/server/handler";

// The bundle `dist-server/handler.js`: what functions/ and `npm run preview` answer requests with.

export const handleRequest = createHandler(import.meta.env.DOCUMENT);
