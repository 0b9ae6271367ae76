import { appendFileSync } from "node:fs";
import postgres from "postgres";
import { sendDue } from "../../functions/_shared/mail/sender.ts";

// An email worker that kills itself during a delivery. Arguments: the database URL, the file to
// which sent Message-IDs are appended, and the number of the delivery to crash after (or before, if
// negative).

const [database = "", record = "", limit = "0"] = process.argv.slice(2);
const sql = postgres(database, { max: 1, onnotice: () => {} });
let deliveries = 0;

/** Kills this process. Never resolves. */
const crash = () => {
  process.kill(process.pid, "SIGKILL");
  return new Promise<never>(() => {});
};

await sendDue({
  query: async (statement, parameters) => [
    ...(await sql.unsafe(statement, parameters.map(String))),
  ],
  deliver: async ({ messageId }) => {
    deliveries += 1;
    if (-deliveries === Number(limit)) await crash();
    appendFileSync(record, `${messageId}\n`);
    // The worst moment to crash: the email is sent, but not yet recorded as sent.
    if (deliveries === Number(limit)) await crash();
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
