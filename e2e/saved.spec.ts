import { demo, signIn, signInByForm } from "./accounts.ts";
import { expectAccessible } from "./accessible.ts";
import { cards, toast } from "./directory.ts";
import { expect, test } from "./fixtures.ts";
