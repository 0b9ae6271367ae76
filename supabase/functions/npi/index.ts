import { npi } from "../_shared/npi/npi.ts";

Deno.serve((request) => npi(request, Deno.env.toObject()));
