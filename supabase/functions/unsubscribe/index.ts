import { handleLinkRequest } from "../_shared/mail/handle-link-request.ts";
import { unsubscribe } from "../_shared/mail/unsubscribe.ts";

Deno.serve((request) => handleLinkRequest(request, Deno.env.toObject(), unsubscribe));
