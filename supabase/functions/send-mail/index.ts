import { sendMail } from "../_shared/mail/send-mail.ts";

Deno.serve((request) => sendMail(request, Deno.env.toObject()));
