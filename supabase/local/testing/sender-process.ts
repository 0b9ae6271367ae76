import { appendFileSync } from "node:fs";
import postgres from "postgres";
import { sendDue } from "../../functions/_shared/mail/sender.ts";

// A sender in a process of its own, for a test to kill: node … <database> <file of what was sent> <number of the delivery
// to die at, just after it; with a minus, just before>

const [database = "", record = "", limit = "0"] = process.argv.slice(2);
const sql = postgres(database, { max: 1, onnotice: () => {} });
let deliveries = 0;

/** Nothing more happens in this process. */
const die = () => {
  process.kill(process.pid, "SIGKILL");
  return new Promise<never>(() => {});
};

await sendDue({
  query: async (statement, parameters) => [
    ...(await sql.unsafe(statement, parameters.map(String))),
  ],
  deliver: async ({ messageId }) => {
    deliveries += 1;
    if (-deliveries === Number(limit)) await die();
    appendFileSync(record, `${messageId}\n`);
    // The worst moment to crash: the email is sent, but not yet recorded as sent.
    if (deliveries === Number(limit)) await die();
  },
  site: {
    url: "https://dpc.test",
    functionsUrl: "https://api.dpc.test/functions/v1",
    signingKeys: ["a key for links in tests"],
  },
  shouldContinue: () => true,
  lease: "5 seconds",
});
await sql.end();
