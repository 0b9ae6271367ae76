import { handleLinkRequest } from "../_shared/mail/answer-by-settings.ts";
import { notMe } from "../_shared/mail/not-me.ts";

Deno.serve((request) => handleLinkRequest(request, Deno.env.toObject(), notMe));
