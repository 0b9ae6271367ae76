import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, onTestFinished, test } from "vitest";
import type { ImportBatch } from "@/hooks/import/import-batches";
import { TransferPanel } from "@/pages/admin/transfer-panel";
import { answerAdminHealth } from "@/test/admin-api";
import { signInForTest } from "@/test/auth-api";
import { apiError } from "@/test/directory-api";
import { detailRow } from "@/test/listings";
import { renderApp, renderPart } from "@/test/render-app";
import { server } from "@/test/server";
import { findToasts } from "@/test/toasts";

const rest = "http://api.test/rest/v1";
const id = (number: number) => `5f0c4c1e-0000-4000-8000-${String(number).padStart(12, "0")}`;

const batch: ImportBatch = {
  id: id(1),
  file_name: "texas.csv",
  mode: "both",
  created_at: "2026-11-02T12:00:00+00:00",
  counts: { created: 1900, updated: 5, rejected: 50 },
  undone_at: null,
  undone_counts: {},
  actor: { full_name: "Ada Admin" },
  undoer: null,
};

function openTransfer(batches: ImportBatch[] = []) {
  server.use(
    ...answerAdminHealth(),
    http.get(`${rest}/import_batches`, () => HttpResponse.json(batches)),
  );
  const app = renderPart(<TransferPanel />);
  const choose = async (...lines: string[]) => {
    const text = lines.join("\n");
    const file = new File([text], "sheet.csv");
    // jsdom's File has no `arrayBuffer`.
    file.arrayBuffer = async () => new TextEncoder().encode(text).buffer;
    await app.user.upload(await screen.findByText("CSV file"), file);
  };
  return { ...app, choose };
}

interface Asked {
  rows: { row: number; [column: string]: unknown }[];
  batch?: string;
  [name: string]: unknown;
}

function answerImport(answer: (asked: Asked) => Response) {
  const asked: Asked[] = [];
  server.use(
    http.post(`${rest}/rpc/import_listings`, async ({ request }) => {
      const body = (await request.json()) as Asked;
      asked.push(body);
      return answer(body);
    }),
  );
  return asked;
}

const created = ({ rows }: Asked) =>
  HttpResponse.json(
    rows.map(({ row }) => ({
      row_number: row,
      outcome: "created",
      reason: null,
      changes: null,
      doctor_id: id(row),
    })),
  );

test("an update shows changed values, skipped values, and unused columns", async () => {
  const { user, choose } = openTransfer();
  await choose("NPI,Monthly price,Phone,Notes", '1234567893,"1,080.00",abc,Call first');
  expect(await screen.findByText(/^These columns are not used: Notes\./)).toBeTruthy();
  expect(screen.getByText(/Choose a column for: Practice name, City/)).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: /^Update listed practices/ }));
  const asked = answerImport(() =>
    HttpResponse.json([
      {
        row_number: 2,
        outcome: "updated",
        reason: null,
        doctor_id: id(2),
        changes: {
          monthly_price: [75, 1080],
          languages: [[], ["English", "Spanish"]],
          tiers: [[], [{ label: "Children", min_age: 0, max_age: 17, monthly_price: 50 }]],
          accepting_new_patients: [null, false],
        },
      },
    ]),
  );
  await user.click(screen.getByText("Check 1 practice"));
  const table = within(await screen.findByRole("region", { name: "Rows" }));
  await table.findByText("Monthly price:");
  expect(table.getAllByText(/:$/).map((label) => label.parentElement?.textContent)).toEqual([
    "Monthly price: $75 →becomes $1,080",
    "Languages: Nothing →becomes English, Spanish",
    "Prices by age: Nothing →becomes Children (0 to 17) $50",
    "Accepting new patients: Nothing →becomes No",
  ]);
  expect(table.getByText(/^Phone “abc” left out: a phone number has ten digits/)).toBeTruthy();
  expect(table.getByRole("link", { name: "1234567893" }).getAttribute("href")).toBe(
    `/doctor/${id(2)}`,
  );
  expect(screen.getByText("Values were left out or need a check in 1 row.")).toBeTruthy();
  expect(table.getByText("Will be updated")).toBeTruthy();
  expect(screen.getByText("Import 1 practice")).toBeTruthy();
  expect(asked).toMatchObject([
    {
      mode: "update",
      is_dry_run: true,
      file_name: "sheet.csv",
      rows: [{ row: 2, npi: "1234567893", monthly_price: 1080, phone: null, bio: null }],
    },
  ]);
});

test("an import continues the same batch after a lost response, with the rows not confirmed yet", async () => {
  const { user, choose } = openTransfer();
  const rows = Array.from({ length: 41 }, (_, index) => `Oak ${index},Reno,NV,${89_501 + index}`);
  await choose("Practice name,City,State,ZIP", ...rows, "Bad Oak,Reno,NV,8950");
  const asked = answerImport(created);
  await user.click(await screen.findByText("Check 42 practices"));
  const start = await screen.findByText("Import 41 practices");
  const results = () => within(screen.getByRole("region", { name: /^What/ })).getByRole("status");
  expect(results().textContent).toBe("41 will be added, 1 can't be imported.");
  expect(asked).toHaveLength(2);

  let isLost = false;
  const imported = answerImport((body) => {
    isLost = !isLost && body.rows.length === 1;
    return isLost ? HttpResponse.error() : created(body);
  });
  await user.click(start);
  expect(await findToasts()).toEqual([expect.stringMatching(/^Error importing listings/)]);
  expect(screen.getByText(/^1 practice not processed yet/)).toBeTruthy();
  await user.click(screen.getByText("Continue"));
  await waitFor(() => expect(results().textContent).toBe("41 added, 1 not imported."));
  expect(imported.map((call) => call.rows.map(({ row }) => row).at(-1))).toEqual([41, 42, 42]);
  expect(new Set([...asked, ...imported].map((call) => call.batch)).size).toBe(1);
  expect(imported[0]).toMatchObject({ is_dry_run: false, rejected_before: 1 });
  // The history of an interrupted import says how much of the file is left.
  expect(imported.map(({ remaining }) => remaining)).toEqual([1, 0, 0]);
});

test("an interrupted import can be started over", async () => {
  const { user, choose } = openTransfer();
  await choose("Name,City,State,ZIP", "Oak Care,Reno,NV,89501");
  const asked = answerImport(({ is_dry_run, ...call }) =>
    is_dry_run ? created({ is_dry_run, ...call }) : (apiError(500) satisfies Response),
  );
  await user.click(await screen.findByText("Check 1 practice"));
  await user.click(await screen.findByText("Import 1 practice"));
  await findToasts();
  await user.click(await screen.findByText("Start over"));
  await user.click(screen.getByText("Check 1 practice"));
  await screen.findByText("1 will be added.");
  expect(asked.at(-1)?.batch).not.toBe(asked[0]?.batch);
});

test("an import is undone in several calls after the dialog has shown what will happen", async () => {
  const batches = [batch];
  const { user } = openTransfer(batches);
  const kept = { doctor_id: id(9), practice_name: "Oak Care", reason: "claimed since" };
  const plan = { removed: 1899, restored: 5, kept: 1, left: 0, named: [kept] };
  const asked: unknown[] = [];
  server.use(
    http.post(`${rest}/rpc/undo_import`, async ({ request }) => {
      const body = (await request.json()) as { is_dry_run: boolean };
      asked.push(body);
      if (body.is_dry_run) return HttpResponse.json(plan);
      if (asked.length < 4) return HttpResponse.json({ ...plan, left: 1000, named: [] });
      batches[0] = {
        ...batch,
        undone_at: batch.created_at,
        undoer: { full_name: "Eve Admin" },
        undone_counts: { removed: 1899, restored: 5, kept: 1 },
      };
      return HttpResponse.json(plan);
    }),
  );
  const row = within(await screen.findByRole("article", { name: "texas.csv" }));
  expect(row.getByText("1,900 created, 5 updated, 50 rejected.")).toBeTruthy();
  expect(row.getByText(/^Ada Admin, Nov 2, 2026/)).toBeTruthy();
  await user.click(row.getByRole("button", { name: "Undo" }));
  const dialog = within(
    await screen.findByRole("dialog", { name: "Undo the import of texas.csv?" }),
  );
  expect(
    await dialog.findByText("1,899 listings added by this import will be removed."),
  ).toBeTruthy();
  expect(dialog.getByText("5 listings changed by this import will be restored.")).toBeTruthy();
  expect(dialog.getByText(/^1 listing edited or claimed since then won't change/)).toBeTruthy();
  expect(dialog.getByRole("listitem").textContent).toBe("Oak Care: claimed since");
  expect(asked).toEqual([{ batch: id(1), is_dry_run: true }]);
  await user.click(dialog.getByRole("button", { name: "Undo import" }));
  expect(await findToasts()).toEqual(["Import undone1,899 removed, 5 restored, 1 kept."]);
  expect(asked.slice(1, 4)).toEqual(
    Array.from({ length: 3 }, () => ({ batch: id(1), is_dry_run: false })),
  );
  expect(await row.findByText(/^Undone by Eve Admin, Nov 2, 2026/)).toBeTruthy();
  expect(row.queryByRole("button", { name: /^Undo/ })).toBeNull();
});

test("the undo dialog shows an error when its preview can't be loaded, and retries", async () => {
  const { user } = openTransfer([batch]);
  server.use(
    http.post(
      `${rest}/rpc/undo_import`,
      () => apiError(404, "import_not_found", "P0002") satisfies Response,
    ),
  );
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText("This import no longer exists.")).toBeTruthy();
  expect(dialog.getByRole("button", { name: "Try again" })).toBeTruthy();
});

test("an import that changed nothing can't be undone", async () => {
  openTransfer([{ ...batch, counts: { rejected: 50 } }]);
  expect(await screen.findByText("50 rejected.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("the rows of a practice are imported as its offices, and shown with their interpretations", async () => {
  const { user, choose } = openTransfer();
  await choose(
    "Reference,Name,City,State,ZIP,Office,Doctor 1,Doctor 2,Monday,Shoe size",
    'oak,Oak Care,Reno,NV,89501,,"Ann Doe, MD","Bea Doe, NP",9-5,7',
    "oak,Oak Care,Sparks,NV,89431,North,,,,",
  );
  expect(await screen.findByText(/^These columns are not used: Shoe size\./)).toBeTruthy();
  const asked = answerImport(created);
  await user.click(screen.getByText("Check 1 practice"));
  const table = within(await screen.findByRole("region", { name: "Rows" }));
  expect(await table.findByText("Clinicians: Ann Doe, MD · Bea Doe, NP")).toBeTruthy();
  expect(table.getByText("Hours “Monday 9-5” read as Mon 9:00 AM – 5:00 PM")).toBeTruthy();
  expect(table.getByText("Row 3 read as another office")).toBeTruthy();
  expect(asked).toMatchObject([
    {
      file_name: "sheet.csv",
      rows: [
        {
          row: 2,
          practice_name: "Oak Care",
          clinicians: [{ name: "Ann Doe" }, { name: "Bea Doe" }],
          offices: [{ hours: [[1, "09:00", "17:00"]] }, { name: "North", address_zip: "89431" }],
        },
      ],
    },
  ]);
});

test("a rejected row shows the reason, and nothing can be imported", async () => {
  const { user, choose } = openTransfer();
  await choose("Name,City,State,ZIP", "Oak Care,Reno,NV,89501");
  const reason = "89431 is in Sparks, NV";
  answerImport(() => HttpResponse.json([answerOf(2, { outcome: "rejected", reason })]));
  await user.click(await screen.findByText("Check 1 practice"));
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(screen.getByText("Nothing to import.")).toBeTruthy();
});

test("a file that can't be read shows the reason", async () => {
  const { choose } = openTransfer();
  await choose("%PDF-1.7");
  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByText(/^sheet\.csv is a PDF file/)).toBeTruthy();
});

test("an admin can export all listings, which are loaded page by page, as a CSV file or a JSON file", async () => {
  const { createObjectURL, revokeObjectURL } = URL;
  const blobs: Blob[] = [];
  onTestFinished(() => void Object.assign(URL, { createObjectURL, revokeObjectURL }));
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${blobs.push(file)}`,
    revokeObjectURL: () => {},
  });
  await signInForTest();
  server.use(
    http.get(`${rest}/user_roles`, () => HttpResponse.json([{ role: "admin" }])),
    ...answerAdminHealth(),
    http.post(`${rest}/rpc/admin_count_queues`, () =>
      HttpResponse.json([{ listings: 0, changes: 0, claims: 0, corrections: 0, reports: 0 }]),
    ),
    http.get(`${rest}/import_batches`, () => HttpResponse.json([])),
  );
  const { user } = renderApp("/admin?tab=transfer");
  const row = { ...detailRow(), clinicians: [], offices: [], tiers: [], services: [] };
  const asked: (string | null)[] = [];
  server.use(
    http.get(`${rest}/doctors`, ({ request }) => {
      const after = new URL(request.url).searchParams.get("id");
      asked.push(after);
      // Fewer than requested, like a server with a lower row limit.
      const next = { "gt.00000000-0000-0000-0000-000000000000": id(1), [`gt.${id(1)}`]: id(2) };
      const found = Object.entries(next).find(([place]) => place === after)?.[1];
      return HttpResponse.json(found ? [{ ...row, id: found }] : []);
    }),
  );
  await user.click(await screen.findByText("Export as CSV"));
  expect(await screen.findByText("2 listings exported.")).toBeTruthy();
  expect(asked).toHaveLength(3);
  await user.click(screen.getByText("Export as JSON"));
  await waitFor(() =>
    expect(blobs.map(({ type }) => type)).toEqual(["text/csv;charset=utf-8", "application/json"]),
  );
});

const answerOf = (row: number, answer: object) => ({
  row_number: row,
  reason: null,
  changes: null,
  doctor_id: null,
  ...answer,
});

const match = {
  id: id(7),
  practice_name: "Oak Direct Care",
  address_city: "Sparks",
  address_state: "NV",
  address_zip: "89431",
  status: "withdrawn",
  is_owned: false,
  evidence: "phone",
  address_street: null,
  phone: "+17755550142",
  website: null,
  npi: "1234567893",
  changes: { monthly_price: [75, 80] },
};

test("the column mapping shows sample values of each column", async () => {
  const { user, choose } = openTransfer();
  await choose(
    "Label,City,State,ZIP,Fee",
    "Oak Care,Reno,NV,89501,75",
    "Elm Care,Reno,NV,89502,80",
  );
  const fee = await screen.findByRole("combobox", { name: "Fee" });
  expect(screen.getByText("“75”, “80”")).toBeTruthy();
  expect((fee as HTMLSelectElement).selectedOptions[0]?.textContent).toBe("Ignore this column");
  await user.selectOptions(fee, "Monthly price");
  await user.selectOptions(screen.getByRole("combobox", { name: "Label" }), "Practice name");
  // Only one column maps to a field: choosing it again clears the other one.
  await user.selectOptions(
    screen.getByRole("combobox", { name: "City" }),
    "Monthly price (now Fee)",
  );
  expect((fee as HTMLSelectElement).value).toBe("");
  await user.selectOptions(fee, "Monthly price (now City)");
  await user.selectOptions(screen.getByRole("combobox", { name: "City" }), "City");
  const asked = answerImport(created);
  await user.click(screen.getByText("Check 2 practices"));
  await screen.findByText("2 will be added.");
  expect(asked[0]?.rows[0]).toMatchObject({
    practice_name: "Oak Care",
    address_city: "Reno",
    monthly_price: 75,
  });
});

test("the rows of a check can be filtered by outcome, twenty at a time", async () => {
  const { user, choose } = openTransfer();
  const invalid = Array.from({ length: 25 }, (_, index) => `Elm ${index},Reno,NV,8950,75`);
  await choose("Practice name,City,State,ZIP,Fee", "Oak,Reno,NV,89501,75.505", ...invalid);
  await user.selectOptions(await screen.findByRole("combobox", { name: "Fee" }), "Monthly price");
  answerImport(created);
  await user.click(screen.getByText("Check 26 practices"));
  await screen.findByText("1 will be added, 25 can't be imported.");
  // Each row is labeled with its outcome.
  const rejected = () => screen.queryAllByText("Can't be imported");
  const show = screen.getByLabelText("Show");
  await user.selectOptions(show, "Rows with values left out (1)");
  expect(rejected()).toHaveLength(0);
  expect(screen.getByText(/^Monthly price “75\.505” left out: it should be/)).toBeTruthy();
  await user.selectOptions(show, "rejected");
  expect(rejected()).toHaveLength(20);
  expect(screen.getAllByText(/^ZIP code “8950”: it must have five digits/)).toHaveLength(20);
  await user.click(screen.getByText("Load more"));
  expect(rejected()).toHaveLength(25);
});

test("a row that a decision makes invalid can still be decided otherwise", async () => {
  const { user, choose } = openTransfer();
  await choose("Name,City,State,ZIP,Phone", "Oak Care,Reno,NV,89501,(775) 555-0142");
  answerImport(({ rows }) =>
    HttpResponse.json(
      rows.map(({ row, decision }) =>
        decision === "update"
          ? answerOf(row, { outcome: "rejected", reason: "Another listing has this NPI" })
          : answerOf(row, { outcome: "undecided", matches: [match], removal: "Asked not to be" }),
      ),
    ),
  );
  await user.click(await screen.findByText("Check 1 practice"));
  await user.click(await screen.findByRole("radio", { name: /^Update Oak Direct Care/ }));
  expect(await screen.findByText("Another listing has this NPI")).toBeTruthy();
  expect(screen.getByRole("radio", { name: /^Update Oak Direct Care/ })).toBeTruthy();
  expect(screen.getByText("Can't be added: Asked not to be")).toBeTruthy();
  expect(screen.queryByRole("radio", { name: /add a new listing/i })).toBeNull();
});

test("a possible duplicate needs a decision before the import", async () => {
  const { user, choose } = openTransfer();
  await choose(
    "Name,City,State,ZIP,Phone",
    "Oak Care,Reno,NV,89501,(775) 555-0142",
    "Elm,Reno,NV,89502,",
  );
  const asked = answerImport(({ rows }) =>
    HttpResponse.json(
      rows.map(({ row, decision }) => {
        const matches = [match];
        if (row === 3) return answerOf(row, { outcome: "created" });
        if (decision === "add") return answerOf(row, { outcome: "created", matches });
        if (decision !== "update")
          return answerOf(row, {
            outcome: decision === "skip" ? "duplicate" : "undecided",
            matches,
          });
        const changes = { practice_name: ["Oak Direct Care", "Oak Care"] };
        return answerOf(row, { outcome: "updated", doctor_id: id(7), changes, matches });
      }),
    ),
  );
  await user.click(await screen.findByText("Check 2 practices"));
  await screen.findByText("1 undecided, 1 will be added.");
  // Only the row that needs a decision shows at first.
  const table = within(screen.getByRole("region", { name: "Rows" }));
  expect(table.queryByText("Elm")).toBeNull();
  expect(table.getByText("Undecided")).toBeTruthy();
  const sides = within(
    table.getByRole("table", {
      name: /^Oak Direct Care, Sparks, NV 89431.*Matched by phone · Withdrawn$/,
    }),
  );
  expect(
    sides.getAllByRole("row").map((row) => [...row.children].map((cell) => cell.textContent)),
  ).toMatchInlineSnapshot(`
    [
      [
        "",
        "In this row",
        "Listed",
      ],
      [
        "Practice name",
        "Oak Care",
        "Oak Direct Care",
      ],
      [
        "City",
        "Reno",
        "Sparks",
      ],
      [
        "State",
        "NV",
        "NV",
      ],
      [
        "ZIP code",
        "89501",
        "89431",
      ],
      [
        "Phone",
        "(775) 555-0142",
        "(775) 555-0142",
      ],
      [
        "NPI",
        "Nothing",
        "1234567893",
      ],
      [
        "Monthly price",
        "$80",
        "$75",
      ],
    ]
  `);
  expect(screen.getByText("Import 1 practice")).toBeTruthy();
  await user.click(table.getByRole("radio", { name: /^Update Oak Direct Care, Sparks, NV 89431/ }));
  await screen.findByText("1 will be added, 1 will be updated.");
  expect(table.getByText("Practice name:").parentElement?.textContent).toMatch(
    /Direct Care →becomes Oak Care$/,
  );
  await user.click(table.getByRole("radio", { name: "No, add a new listing" }));
  await screen.findByText("2 will be added.");
  await user.click(table.getByRole("radio", { name: "Skip this row" }));
  await screen.findByText("1 will be added, 1 will be skipped.");
  await user.click(table.getByRole("radio", { name: /^Update Oak Direct Care/ }));
  await user.click(await screen.findByText("Import 2 practices"));
  await screen.findByText("1 added, 1 updated.");
  expect(asked.at(-1)).toMatchObject({
    is_dry_run: false,
    rows: [{ row: 2, decision: "update", target: id(7) }, { row: 3 }],
  });
  expect(asked.at(-1)?.rows[1]).not.toHaveProperty("decision");
});

test("a row that only suggests a change is called sent to the owner", async () => {
  const { user, choose } = openTransfer();
  await choose("Name,City,State,ZIP", "Elm Care,Reno,NV,89502");
  const proposed = { practice_name: ["Elm Direct Care", "Elm Care"] };
  answerImport(({ rows }) =>
    HttpResponse.json(
      rows.map(({ row }) => answerOf(row, { outcome: "suggested", doctor_id: id(3), proposed })),
    ),
  );
  await user.click(await screen.findByText("Check 1 practice"));
  await screen.findByText("1 will be sent to the owner.");
  await user.click(screen.getByRole("button", { name: "Send 1 change to the owner" }));
  await screen.findByText("1 sent to the owner.");
});

test("a row that an exact match skips can be added all the same, and changes of an owned listing wait for a review", async () => {
  const { user, choose } = openTransfer();
  await choose("Name,City,State,ZIP", "Oak Care,Reno,NV,89501", "Elm Care,Reno,NV,89502");
  await user.click(await screen.findByRole("radio", { name: /^Update listed practices/ }));
  const proposed = { practice_name: ["Elm Direct Care", "Elm Care"] };
  const changes = { monthly_price: [null, 75] };
  const earlier = { ...match, id: null, row: 2, status: null, practice_name: "Oak Care" };
  answerImport(({ rows }) =>
    HttpResponse.json(
      rows.map(({ row, decision }) =>
        row === 3
          ? answerOf(row, { outcome: "updated", doctor_id: id(3), changes, proposed })
          : decision === "add"
            ? answerOf(row, { outcome: "created" })
            : answerOf(row, { outcome: "duplicate", matches: [earlier] }),
      ),
    ),
  );
  await user.click(await screen.findByText("Check 2 practices"));
  await screen.findByText("1 will be updated, 1 will be skipped.");
  const table = within(screen.getByRole("region", { name: "Rows" }));
  expect(table.getByText("Proposed:").nextElementSibling?.textContent).toBe(
    "Practice name: Elm Direct Care →becomes Elm Care",
  );
  await user.click(table.getByText("Decide otherwise"));
  expect(table.getByText(/^Row 2: Oak Care, Sparks/)).toBeTruthy();
  expect(table.queryByRole("radio", { name: /^Update/ })).toBeNull();
  await user.click(table.getByRole("radio", { name: "No, add a new listing" }));
  await screen.findByText("1 will be added, 1 will be updated.");
});

test("a row of a practice that asked not to be listed can't be added", async () => {
  const { user, choose } = openTransfer();
  await choose("Name,City,State,ZIP", "Oak Care,Reno,NV,89501");
  const removal = "“Oak Care” (89501) asked not to be listed.";
  answerImport(({ rows }) =>
    HttpResponse.json(rows.map(({ row }) => answerOf(row, { outcome: "undecided", removal }))),
  );
  await user.click(await screen.findByText("Check 1 practice"));
  expect(await screen.findByText(`Can't be added: ${removal}`)).toBeTruthy();
  const choices = screen.getByRole("group", { name: "Row 2: Import this practice?" });
  expect(within(choices).getAllByRole("radio")).toEqual([
    within(choices).getByRole("radio", { name: "Skip this row" }),
  ]);
});
