import { handleLinkRequest } from "../_shared/mail/answer-by-settings.ts";
import { unsubscribe } from "../_shared/mail/unsubscribe.ts";

Deno.serve((request) => handleLinkRequest(request, Deno.env.toObject(), unsubscribe));
