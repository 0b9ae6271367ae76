import { expect, test } from "vitest";
import { formatHours, type Span, saturdayHours, writeHours } from "@/lib/listings/hours";
import { readHours } from "@/lib/listings/read-hours";

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
  // A lunch break.
  ["Mon-Fri 8-5 (closed 12-1)", days(workdays, ["08:00", "12:00"], ["13:00", "17:00"])],
  ["Mon-Fri 8-5, closed 12-1", days(workdays, ["08:00", "12:00"], ["13:00", "17:00"])],
  ["8-5 M-F (closed 12-1)", days(workdays, ["08:00", "12:00"], ["13:00", "17:00"])],
  [
    "Mon-Thu 8am-5pm (closed for lunch 12:30-1:30)",
    days([1, 2, 3, 4], ["08:00", "12:30"], ["13:30", "17:00"]),
  ],
  ["M-F 8-5 (lunch 12-1)", days(workdays, ["08:00", "12:00"], ["13:00", "17:00"])],
  ["M-F 8-5, lunch: noon to 1pm", days(workdays, ["08:00", "12:00"], ["13:00", "17:00"])],
  ["Mon-Fri 8-5, closed 12-1 for lunch", days(workdays, ["08:00", "12:00"], ["13:00", "17:00"])],
  [
    "Mon-Thu 8-5, Fri 8-12, closed 12-1",
    [...days([1, 2, 3, 4], ["08:00", "12:00"], ["13:00", "17:00"]), [5, "08:00", "12:00"]],
  ],
  [
    "Mon-Fri 8-5 (closed 12-1), Sat 9-12",
    [...days(workdays, ["08:00", "12:00"], ["13:00", "17:00"]), [6, "09:00", "12:00"]],
  ],
  ["24/7", days([1, 2, 3, 4, 5, 6, 7], ["00:00", "24:00"])],
  ["Open 24/7", days([1, 2, 3, 4, 5, 6, 7], ["00:00", "24:00"])],
  ["24 hours a day, 7 days a week", days([1, 2, 3, 4, 5, 6, 7], ["00:00", "24:00"])],
  ["Mon-Fri 24 hours", days(workdays, ["00:00", "24:00"])],
  ["Mon-Sun open 24 hours", days([1, 2, 3, 4, 5, 6, 7], ["00:00", "24:00"])],
  ["7 days a week 8am-8pm", days([1, 2, 3, 4, 5, 6, 7], ["08:00", "20:00"])],
  ["M-F 9a-5p, Sat 9-12", [...days(workdays, ["09:00", "17:00"]), [6, "09:00", "12:00"]]],
  [
    "Mon, Wed, Fri 9–5; Tue Thu 10–6",
    [1, 2, 3, 4, 5].map(
      (day): Span => (day % 2 ? [day, "09:00", "17:00"] : [day, "10:00", "18:00"]),
    ),
  ],
  ["M-Th 8-5, F 8-noon", [...days([1, 2, 3, 4], ["08:00", "17:00"]), [5, "08:00", "12:00"]]],
  ["Mon-Fri 9-5, closed Sundays", days(workdays, ["09:00", "17:00"])],
  ["Mon-Fri 9-5; Sat & Sun closed", days(workdays, ["09:00", "17:00"])],
  ["Mon-Fri 9-5, Saturday: Closed, Sunday: Closed", days(workdays, ["09:00", "17:00"])],
  ["Mon-Fri 9-5, closed on weekends and holidays", days(workdays, ["09:00", "17:00"])],
  ["M/W/F 9-5", days([1, 3, 5], ["09:00", "17:00"])],
  ["T-Th 9-5", days([2, 3, 4], ["09:00", "17:00"])],
  ["Hours: Mon - Fri, 8:00AM - 5:00PM CST", days(workdays, ["08:00", "17:00"])],
  ["Monday thru Friday 8.30am-4.30pm", days(workdays, ["08:30", "16:30"])],
  [
    "Mon 9-5 Tue 9-5 Wed closed Thu 9-5 Fri 9-3",
    [...days([1, 2, 4], ["09:00", "17:00"]), [5, "09:00", "15:00"]],
  ],
  ["Mon-Fri noon-8pm", days(workdays, ["12:00", "20:00"])],
  ["0800-1700 M-F", days(workdays, ["08:00", "17:00"])],
  // A night belongs to two days.
  [
    "Fri 6 pm to 2 am",
    [
      [5, "18:00", "24:00"],
      [6, "00:00", "02:00"],
    ],
  ],
  [
    "Sat-Sun 18:00-02:00",
    [
      [1, "00:00", "02:00"],
      [6, "18:00", "24:00"],
      [7, "00:00", "02:00"],
      [7, "18:00", "24:00"],
    ],
  ],
])("%j is parsed", (text, spans) => {
  expect(readHours(text)).toMatchObject({ spans });
  expect(readHours(writeHours(spans))).toEqual({ spans });
});

test("a night is shown on the day it starts, and other hours after midnight on their own day", () => {
  const nights: Span[] = [
    [5, "18:00", "24:00"],
    [6, "00:00", "02:00"],
    [6, "18:00", "24:00"],
    [7, "00:00", "02:00"],
  ];
  expect(formatHours(nights)).toEqual([{ days: "Fri–Sat", times: ["6:00 PM – 2:00 AM"] }]);
  expect(saturdayHours(nights)).toBe("6:00 PM – 2:00 AM");
  expect(writeHours([...days([1, 2], ["00:00", "24:00"]), [3, "00:00", "06:00"]])).toBe(
    "Mon–Tue Open 24 hours; Wed 12:00 AM – 6:00 AM",
  );
});

test.each([
  ["Mon-Fri", /“mon-fri” couldn’t be read/],
  ["by appointment", /For “by appointment,” use the checkbox/],
  ["Mon-Fri 9-5, Sat by appointment", /couldn’t be read|use the checkbox/],
  ["8-5 (closed 12-1)", /doesn’t include any days/],
  ["Mon-Fri 8-12 (closed 12-1)", /A break must fall within the hours/],
  ["M", /“m” couldn’t be read/],
  ["fr 9-5", /couldn’t be read/],
  ["S 9-12", /couldn’t be read/],
  ["9-5", /“9-5” doesn’t include any days/],
  ["Mon 9", /Closing time must be after opening time/],
  ["Mon 5-9 am", /Closing time must be after opening time/],
  ["Mon 9am-6am", /Closing time must be after opening time, or for a night in the morning/],
  ["Mon 25-26", /couldn’t be read/],
  ["Mon 9:75-10", /couldn’t be read/],
  ["Mon 8-12, 11-5", /The hours on Mon overlap/],
  ["Mon-Fri 9-5; Wed 4-6", /The hours on Wed overlap/],
  ["<script>", /couldn’t be read/],
])("%j is rejected with a reason", (text, problem) => {
  expect(readHours(text)).toEqual({ problem: expect.stringMatching(problem) });
});
