/** Writes the texts that emails share with the site: the second half of `npm run messages`. */
import { writeFileSync } from "node:fs";
import { emailTexts, emailTextsFile } from "./email-texts.ts";

writeFileSync(emailTextsFile, await emailTexts());
