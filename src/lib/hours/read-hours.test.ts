import { expect, test } from "vitest";
import { type Span, writeHours } from "@/lib/hours/hours";
import { readHours } from "@/lib/hours/read-hours";

const days = (list: number[], ...spans: [string, string][]): Span[] =>
  list.flatMap((day) => spans.map(([from, to]): Span => [day, from, to]));
const workdays = [1, 2, 3, 4, 5];

test.each<[string, Span[]]>([
  ["Mon-Fri 9-5", days(workdays, ["09:00", "17:00"])],
  ["Monday – Friday: 8:00 am – 5:00 pm", days(workdays, ["08:00", "17:00"])],
  ["weekdays 8-12, 1-5", days(workdays, ["08:00", "12:00"], ["13:00", "17:00"])],
  ["Mon-Fri 9-5, Sat 9-12", [...days(workdays, ["09:00", "17:00"]), [6, "09:00", "12:00"]]],
  [
    "Tuesday 8:30 a.m. to noon and 1 to 5 p.m.; Wed closed",
    days([2], ["08:30", "12:00"], ["13:00", "17:00"]),
  ],
  ["Mon, Wed & Fri 10-2", days([1, 3, 5], ["10:00", "14:00"])],
  ["Thurs 7 AM - 7 PM", days([4], ["07:00", "19:00"])],
  ["Tue/Thu 13:00-17:30", days([2, 4], ["13:00", "17:30"])],
  ["Sat-Mon 9am-1", days([1, 6, 7], ["09:00", "13:00"])],
  ["daily 6pm-midnight", days([1, 2, 3, 4, 5, 6, 7], ["18:00", "24:00"])],
  ["Fri 7-9pm", days([5], ["19:00", "21:00"])],
  [
    "Mon 9:00 AM–12:30 PM\nTue 1-5",
    [...days([1], ["09:00", "12:30"]), ...days([2], ["13:00", "17:00"])],
  ],
  ["Mon 8-12; Mon 1-4", days([1], ["08:00", "12:00"], ["13:00", "16:00"])],
  ["M-F 8:30a - 4:30p", days(workdays, ["08:30", "16:30"])],
  ["MWF 9-5", days([1, 3, 5], ["09:00", "17:00"])],
  ["TuTh 1-5", days([2, 4], ["13:00", "17:00"])],
  ["MTWRF 0800-1700", days(workdays, ["08:00", "17:00"])],
  ["9-5 M-F, closed weekends", days(workdays, ["09:00", "17:00"])],
  ["M,T,Th,F: 9-4", days([1, 2, 4, 5], ["09:00", "16:00"])],
  ["Mon 9am - 5pm | Tue 9am - 5pm", days([1, 2], ["09:00", "17:00"])],
  ["", []],
])("%j is understood", (text, spans) => {
  expect(readHours(text)).toEqual({ spans });
  expect(readHours(writeHours(spans))).toEqual({ spans });
});

test.each([
  ["Mon-Fri", /“mon-fri” is not understood/],
  ["by appointment", /“by appointment” is not understood\. Write it like Mon-Fri 9-5, Sat 9-12\./],
  ["M", /“m” is not understood/],
  ["fr 9-5", /not understood/],
  ["S 9-12", /not understood/],
  ["9-5", /“9-5” is not understood/],
  ["Mon 9", /end after they begin/],
  ["Mon 10pm-6am", /end after they begin, and at midnight at the latest/],
  ["Mon 25-26", /not understood/],
  ["Mon 9:75-10", /not understood/],
  ["Mon 8-12, 11-5", /The hours on Mon overlap/],
  ["Mon-Fri 9-5; Wed 4-6", /The hours on Wed overlap/],
  ["<script>", /not understood/],
])("%j is refused with the reason", (text, problem) => {
  expect(readHours(text)).toEqual({ problem: expect.stringMatching(problem) });
});
