import type { DemoPost } from "./post.ts";
import { doctors1 } from "./posts/doctors-1.ts";
import { doctors2 } from "./posts/doctors-2.ts";
import { doctors3 } from "./posts/doctors-3.ts";
import { notes1 } from "./posts/notes-1.ts";
import { notes2 } from "./posts/notes-2.ts";
import { notes3 } from "./posts/notes-3.ts";
import { questions1 } from "./posts/questions-1.ts";
import { questions2 } from "./posts/questions-2.ts";
import { questions3 } from "./posts/questions-3.ts";
import { stories1 } from "./posts/stories-1.ts";
import { stories2 } from "./posts/stories-2.ts";

/** Everything the community has written, oldest first. */
export const demoPosts: DemoPost[] = [
  stories1,
  stories2,
  doctors1,
  doctors2,
  doctors3,
  questions1,
  questions2,
  questions3,
  notes1,
  notes2,
  notes3,
]
  .flat()
  .sort((a, b) => b.days - a.days);
