import { lookUpNpi } from "../_shared/npi/look-up-npi.ts";

Deno.serve((request) => lookUpNpi(request, Deno.env.toObject()));
