import { handleLinkRequest } from "../_shared/mail/handle-link-request.ts";
import { notMe } from "../_shared/mail/not-me.ts";

Deno.serve((request) => handleLinkRequest(request, Deno.env.toObject(), notMe));
