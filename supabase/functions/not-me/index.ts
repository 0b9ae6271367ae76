import { answerBySettings } from "../_shared/mail/answer-by-settings.ts";
import { notMe } from "../_shared/mail/not-me.ts";

Deno.serve((request) => answerBySettings(request, Deno.env.toObject(), notMe));
