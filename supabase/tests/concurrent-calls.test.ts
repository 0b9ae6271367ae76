import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Backend } from "../local/apis/backend.ts";
import { createPostgresCopy, startBackendOn } from "../local/testing/helpers.ts";

// Concurrent calls need a PostgreSQL server, since PGlite has only one session.
// Skipped where no server is installed, except in CI.

const url = await createPostgresCopy();

const many = 30;
const person = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const listing = (number: number) => `11111111-0000-4000-8000-${String(number).padStart(12, "0")}`;
const admins = [900, 901];

describe.skipIf(url === null)("concurrent calls", () => {
  let backend: Backend;
  let sql: Sql;

  beforeAll(async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    backend = await startBackendOn(url);
    sql = postgres(url ?? "", { max: many + 10, onnotice: () => {} });
    await sql`
      insert into auth.users (id, email, raw_user_meta_data, created_at, updated_at)
      select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'person' || n || '@cast.test',
        '{"full_name": "Somebody"}'::jsonb, now(), now()
      from generate_series(1, 60) as n union all
      select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'admin' || n || '@cast.test',
        '{"full_name": "Ada Adler"}'::jsonb, now(), now()
      from generate_series(900, 901) as n`;
    await sql`update public.user_roles set role = 'admin' where user_id = any (${admins.map(person)})`;
    await sql`delete from public.user_roles where role = 'admin' and user_id <> all (${admins.map(person)})`;
    await sql`
      insert into public.doctors (id, practice_name, address_city, address_state, address_zip, status)
      select ('11111111-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Parallel Practice ' || n, 'Austin', 'TX', '78704', 'published'
      from generate_series(1, 60) as n`;
  });

  afterAll(async () => {
    await sql?.end();
    await backend?.close();
  });

  /** The claims of a member's token after a recent sign-in. */
  const claimsOf = (member: number) =>
    JSON.stringify({
      sub: person(member),
      role: "authenticated",
      amr: [{ method: "password", timestamp: Date.now() / 1000 }],
    });

  /** Runs a statement as a member. Returns whether it succeeded and affected a row. */
  async function as(member: number, statement: string): Promise<boolean> {
    try {
      const result = await sql.begin(async (session) => {
        await session`
          select set_config('request.jwt.claims', ${claimsOf(member)}, true), set_config('role', 'authenticated', true)`;
        return session.unsafe(statement);
      });
      return result.count > 0;
    } catch (error) {
      if (!(error instanceof postgres.PostgresError)) throw error;
      // A deadlock must fail the test instead of counting as a refusal.
      expect(error.code).not.toBe("40P01");
      return false;
    }
  }

  const deleteAccount = (member: number) =>
    as(
      member,
      `select set_config('request.jwt.claims', (current_setting('request.jwt.claims')::jsonb || jsonb_build_object('amr',
         jsonb_build_array(jsonb_build_object('method', 'password', 'timestamp', extract(epoch from now())))))::text, true);
       select public.delete_account()`,
    );

  const each = <T>(count: number, attempt: (number: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_nothing, index) => attempt(index + 1)));
  const successes = (results: boolean[]) => results.filter(Boolean).length;

  const services = [
    ...["office_visits", "same_day_visits", "messages_and_calls", "video_visits", "ekg"],
    ...["annual_physical", "chronic_care", "basic_labs", "office_tests", "minor_procedures"],
    ...["stitches", "skin_biopsies", "joint_injections", "vaccines", "medicines_at_cost"],
    ...["imaging_discounts", "home_visits", "hospital_visits", "prenatal_care", "after_hours"],
  ];
  const serviceOf = (number: number) => [
    { service: services[number % services.length] ?? "", coverage: "included" },
  ];

  const claim = (member: number, target: number) =>
    as(
      member,
      `update public.doctors set claimed_by = auth.uid(), claim_status = 'pending'
       where id = '${listing(target)}' and claim_status = 'unclaimed'`,
    );

  test("30 concurrent claims by one person leave five open", async () => {
    expect(successes(await each(many, (number) => claim(1, number)))).toBe(5);
    const [found] =
      await sql`select count(*)::int from public.claim_evidence where claimant = ${person(1)} and status = 'pending'`;
    expect(found?.count).toBe(5);
  });

  test("30 concurrent claims on one listing leave one", async () => {
    expect(successes(await each(many, (number) => claim(number + 1, 40)))).toBe(1);
  });

  test("30 concurrent claims on one listing that do not check its status leave one", async () => {
    const claimAny = (member: number) =>
      as(
        member,
        `update public.doctors set claimed_by = auth.uid(), claim_status = 'pending' where id = '${listing(42)}'`,
      );
    expect(successes(await each(many, (number) => claimAny(number + 1)))).toBe(1);
    const claims =
      await sql`select status from public.claim_evidence where doctor_id = ${listing(42)}`;
    expect(claims.map(({ status }) => status)).toEqual(["pending"]);
  });

  test("30 concurrent competing claims by one person leave one", async () => {
    await each(many, () => as(50, `select public.file_competing_claim('${listing(40)}')`));
    const [found] =
      await sql`select count(*)::int from public.claim_evidence where claimant = ${person(50)}`;
    expect(found?.count).toBe(1);
  });

  test("30 concurrent new listings by one person leave ten", async () => {
    const results = await each(many, (number) =>
      as(
        2,
        `insert into public.doctors (practice_name, address_city, address_state, address_zip)
         values ('${String.fromCharCode(64 + number)}${number * 7919} Family Care', 'Austin', 'TX', '78704')`,
      ),
    );
    expect(successes(results)).toBe(10);
  });

  test("30 concurrently published listings create one notification", async () => {
    expect(await as(51, "select public.create_alert(place => 'Austin, TX')")).toBe(true);
    await each(
      many,
      (number) => sql`
        with added as (
          insert into public.doctors (practice_name, address_city, address_state, address_zip, status)
          values (${`Sudden Practice ${number * 7919}`}, 'Austin', 'TX', '78704', 'published') returning id
        )
        insert into private.published_listings (doctor_id, published_at) select id, now() from added`,
    );
    const notifications =
      await sql`select event, found_count from public.notifications where user_id = ${person(51)}`;
    expect(notifications).toEqual([{ event: "practice_nearby", found_count: many }]);
  });

  test("30 concurrent saves of one field at the same version leave one, and the others report a conflict", async () => {
    const target = listing(45);
    await sql`update public.doctors set user_id = ${person(45)}, claimed_by = ${person(45)}, claim_status = 'approved' where id = ${target}`;
    const [before] = await sql`select version from public.doctors where id = ${target}`;
    const results = await each(many, (number) =>
      sql.begin(async (session) => {
        const claims = JSON.stringify({ sub: person(45), role: "authenticated" });
        await session`select set_config('request.jwt.claims', ${claims}, true), set_config('role', 'authenticated', true)`;
        const changes = session.json({ bio: `Window ${number}`, services: serviceOf(number) });
        const [saved] = await session`
          select public.save_listing(${target}, ${changes}, ${before?.version}) as result`;
        return saved?.result.conflicts.map(({ field }: { field: string }) => field).join();
      }),
    );
    expect(results.toSorted()).toEqual(["", ...Array.from({ length: many - 1 }, () => "bio")]);
    const [stored] = await sql`
      select bio, version, (select count(*)::int from public.listing_services where doctor_id = id) as services
      from public.doctors where id = ${target}`;
    expect(stored?.services).toBe(1);
    expect(stored?.bio).toBe(`Window ${results.indexOf("") + 1}`);
  });

  test("30 concurrent saves of different services at the same version are all merged", async () => {
    const target = listing(46);
    await sql`update public.doctors set user_id = ${person(46)}, claimed_by = ${person(46)}, claim_status = 'approved' where id = ${target}`;
    const [before] = await sql`select version from public.doctors where id = ${target}`;
    const save = (number: number) =>
      as(
        46,
        `select public.save_listing('${target}', '${JSON.stringify({ services: serviceOf(number) })}', ${before?.version})`,
      );
    expect(successes(await each(20, save))).toBe(20);
    const [stored] = await sql`
      select count(*)::int as services from public.listing_services where doctor_id = ${target}`;
    expect(stored?.services).toBe(20);
  });

  test("30 concurrent reports by one person leave twenty", async () => {
    const results = await each(many, (number) =>
      as(3, `insert into public.reports (doctor_id, reason) values ('${listing(number)}', 'spam')`),
    );
    expect(successes(results)).toBe(20);
  });

  test("40 concurrent uploads by one person leave thirty", async () => {
    const results = await each(40, (number) =>
      as(
        4,
        `insert into storage.objects (bucket_id, name) values ('avatars', '${person(4)}/${number}.png')`,
      ),
    );
    expect(successes(results)).toBe(30);
  });

  test("30 concurrent corrections by one person leave at most twenty open", async () => {
    const results = await each(many, (number) =>
      as(
        5,
        `insert into public.listing_corrections (doctor_id, field, proposed_value)
         values ('${listing(number)}', 'phone', '512 555 0100')`,
      ),
    );
    expect(successes(results)).toBe(20);
  });

  test("a merge during 30 concurrent visits loses no visit", async () => {
    const visit = (member: number, ...targets: number[]) => {
      const batch = targets.map((target) => ({ listing: listing(target), kind: "opened" }));
      return as(member, `select public.count_activity('${JSON.stringify(batch)}')`);
    };
    await visit(1, 58);
    const [merged] = await Promise.all([
      as(900, `select public.merge_listings('${listing(58)}', '${listing(59)}')`),
      each(many, (number) => (number % 2 === 0 ? visit(number, 57, 59) : visit(number, 59, 57))),
    ]);
    expect(merged).toBe(true);
    const found = await sql`
      select amount from public.listing_activity
      where doctor_id in (${listing(57)}, ${listing(58)}, ${listing(59)}) order by amount`;
    // Visits of the merged listing are added to the remaining one.
    expect(found.map(({ amount }) => amount)).toEqual([many, many + 1]);
  });

  test("90 concurrent edits by one person leave sixty", async () => {
    await sql`
      insert into public.posts (id, user_id, content)
      select ('22222222-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, ${person(8)}, 'Post ' || n from generate_series(1, 90) as n`;
    const results = await each(90, (number) =>
      as(
        8,
        `update public.posts set content = content || ' edited'
         where id = '22222222-0000-4000-8000-${String(number).padStart(12, "0")}'`,
      ),
    );
    expect(successes(results)).toBe(60);
  });

  test("40 concurrent profile changes by one person leave thirty", async () => {
    const results = await each(40, (number) =>
      as(9, `update public.profiles set bio = 'Version ${number}' where id = '${person(9)}'`),
    );
    expect(successes(results)).toBe(30);
  });

  test("30 concurrent saves of one practice by one member are stored and counted once", async () => {
    await each(many, () =>
      as(
        30,
        `insert into public.saved_listings (doctor_id) values ('${listing(30)}') on conflict do nothing`,
      ),
    );
    const [found] = await sql`
      select amount from public.listing_activity where doctor_id = ${listing(30)} and kind = 'saved'`;
    expect(found?.amount).toBe(1);
  });

  test("90 concurrent activity batches from one address count sixty and do not limit others", async () => {
    const send = (address: string) =>
      sql.begin(async (session) => {
        const headers = JSON.stringify({ "x-forwarded-for": address });
        const batch = JSON.stringify([{ listing: listing(56), kind: "website" }]);
        await session`
          select set_config('request.headers', ${headers}, true), set_config('role', 'anon', true)`;
        await session`select public.count_activity(${batch}::text::jsonb)`;
      });
    await Promise.all([
      each(90, () => send("203.0.113.7")),
      each(many, (number) => send(`198.51.100.${number}`)),
    ]);
    const [found] = await sql`
      select amount from public.listing_activity where doctor_id = ${listing(56)} and kind = 'website'`;
    const [counted] = await sql`
      select max(calls_in_day) as calls, count(*)::int as callers from private.activity_callers`;
    expect(counted).toEqual({ calls: 90, callers: many + 1 });
    // A minute boundary during the test allows a second batch of calls.
    expect(found?.amount).toBeGreaterThanOrEqual(60 + many);
    expect(found?.amount).toBeLessThanOrEqual(90 + many);
  });

  test("30 concurrent removal requests from one address leave three", async () => {
    const request = JSON.stringify({
      subject: "practice",
      practice_name: "Quiet Oak Care",
      relation: "owner",
      address_city: "Austin",
      address_state: "TX",
      address_zip: "78704",
      requester_name: "Ada Oak",
      email: "ada@oak.test",
    });
    await each(many, (number) => as(number, `select public.request_removal('${request}'::jsonb)`));
    const [stored] = await sql`
      select count(*)::int as requests from public.removal_requests where email = 'ada@oak.test'`;
    expect(stored?.requests).toBe(3);
  });

  test("30 concurrent requests by one person leave twenty", async () => {
    await sql`
      update public.doctors set user_id = ${person(60)}, claimed_by = ${person(60)}, claim_status = 'approved', owned_since = now() where id <= ${listing(39)} and id > ${listing(0)} and claim_status = 'unclaimed'`;
    const owned = await sql<{ id: string }[]>`
      select id from public.doctors where user_id = ${person(60)} limit ${many}`;
    const results = await Promise.all(
      owned.map(({ id }) =>
        as(
          6,
          `insert into public.practice_requests (doctor_id, kind) values ('${id}', 'membership')`,
        ),
      ),
    );
    expect([owned.length, successes(results)]).toEqual([many, 20]);
  });

  describe("while the owner of a practice is being revoked", () => {
    /** Revokes the owner in a transaction, and runs a statement as a member before it is committed. */
    const duringRevocation = async (target: number, member: number, statement: string) => {
      let result: Promise<boolean> | undefined;
      await sql.begin(async (session) => {
        const claims = JSON.stringify({ sub: person(900), role: "authenticated" });
        await session`select set_config('request.jwt.claims', ${claims}, true), set_config('role', 'authenticated', true)`;
        await session`
          select public.revoke_ownership(id, version, 'Not theirs') from public.doctors where id = ${listing(target)}`;
        result = as(member, statement);
        // The call either waits for this transaction or has checked the listing by then.
        await new Promise((resolve) => setTimeout(resolve, 500));
      });
      return result;
    };
    const giveTo = (owner: number, target: number) => sql`
      update public.doctors set user_id = ${person(owner)}, claimed_by = ${person(owner)}, claim_status = 'approved'
      where id = ${listing(target)}`;
    const openRequests = async (target: number) => {
      const [found] = await sql`
        select count(*)::int from public.practice_requests where doctor_id = ${listing(target)} and closed_at is null`;
      return found?.count;
    };

    test("a new request is refused", async () => {
      await giveTo(60, 47);
      const send = `insert into public.practice_requests (doctor_id, kind) values ('${listing(47)}', 'membership')`;
      expect(await duringRevocation(47, 11, send)).toBe(false);
      expect(await openRequests(47)).toBe(0);
    });

    test("a withdrawn request cannot be sent again", async () => {
      await giveTo(60, 48);
      const [request] = await sql`
        insert into public.practice_requests (doctor_id, user_id, kind, status, closed_at)
        values (${listing(48)}, ${person(11)}, 'membership', 'withdrawn', now()) returning id`;
      const reopen = `select public.update_request('${request?.id}', 'sent')`;
      expect(await duringRevocation(48, 11, reopen)).toBe(false);
      expect(await openRequests(48)).toBe(0);
    });
  });

  test("a second concurrent decision about a claim fails with a conflict", async () => {
    const [open] = await sql<{ doctor_id: string; claimant: string; version: number }[]>`
      select doctor_id, claimant, version from public.claim_evidence where status = 'pending' limit 1`;
    const decide = (admin: number, isApproved: boolean) =>
      as(
        admin,
        `select public.decide_claim('${open?.doctor_id}', '${open?.claimant}', ${open?.version}, ${isApproved}, 'Said so', enum_range(null::public.failed_check))`,
      );
    expect(successes(await Promise.all([decide(900, true), decide(901, false)]))).toBe(1);
  });

  test("a concurrent withdrawal and approval of a claim leave exactly one", async () => {
    await claim(7, 41);
    const results = await Promise.all([
      as(7, `select public.withdraw_claim('${listing(41)}')`),
      as(
        900,
        `select public.decide_claim('${listing(41)}', '${person(7)}', 1, true, 'Said so', enum_range(null::public.failed_check))`,
      ),
    ]);
    const [found] = await sql`select ownership from public.doctors where id = ${listing(41)}`;
    expect([successes(results), found?.ownership]).toEqual([1, results[0] ? "none" : "owned"]);
  });

  /** Runs a statement as one member in a transaction, and another one before it is committed. */
  const beforeCommit = async (first: [number, string], second: [number, string]) => {
    let result: Promise<boolean> | undefined;
    await sql.begin(async (session) => {
      await session`
        select set_config('request.jwt.claims', ${claimsOf(first[0])}, true), set_config('role', 'authenticated', true)`;
      await session.unsafe(first[1]);
      result = as(...second);
      // The call either waits for this transaction or has checked the claim by then.
      await new Promise((resolve) => setTimeout(resolve, 500));
    });
    return result;
  };
  const rejection = (member: number, target: number): [number, string] => [
    900,
    `select public.decide_claim('${listing(target)}', '${person(member)}', 1, false, 'Not theirs')`,
  ];
  const withdrawal = (member: number, target: number): [number, string] => [
    member,
    `select public.withdraw_claim('${listing(target)}')`,
  ];
  const compete = (member: number, target: number) =>
    as(member, `select public.file_competing_claim('${listing(target)}')`);
  const claimsOn = async (target: number) => {
    const found = await sql`
      select claimant, status from public.claim_evidence where doctor_id = ${listing(target)} order by claimant`;
    return found.map(({ claimant, status }) => `${Number(String(claimant).slice(-12))} ${status}`);
  };

  test("a withdrawal during the rejection of a claim does not withdraw the next claim", async () => {
    await claim(12, 43);
    await compete(13, 43);
    expect(await beforeCommit(rejection(12, 43), withdrawal(12, 43))).toBe(false);
    expect(await claimsOn(43)).toEqual(["12 rejected", "13 pending"]);
  });

  test.each([
    [44, "after", rejection(14, 44), withdrawal(15, 44)],
    [49, "before", withdrawal(15, 49), rejection(14, 49)],
  ])(
    "a competing claim on listing %i that is withdrawn just %s it would become the pending one stays withdrawn",
    async (target, _when, first, second) => {
      await claim(14, target);
      await compete(15, target);
      expect(await beforeCommit(first, second)).toBe(true);
      expect(await claimsOn(target)).toEqual(["14 rejected", "15 withdrawn"]);
      const [found] =
        await sql`select claim_status from public.doctors where id = ${listing(target)}`;
      expect(found?.claim_status).toBe("unclaimed");
    },
  );

  test.each([
    [11, "the current claim", 31],
    [12, "another competing claim", 32],
  ])(
    "an approval of a competing claim on listing %i during the approval of %s fails",
    async (target, _other, first) => {
      await sql`delete from public.claim_evidence where doctor_id = ${listing(target)}`;
      await sql`
      update public.doctors set user_id = null, claimed_by = null, claim_status = 'unclaimed', owned_since = null
      where id = ${listing(target)}`;
      await claim(31, target);
      await compete(32, target);
      await compete(33, target);
      const approval = (member: number): [number, string] => [
        member === first ? 900 : 901,
        `select public.decide_claim('${listing(target)}', '${person(member)}', 1, true, 'Said so', enum_range(null::public.failed_check))`,
      ];
      expect(await beforeCommit(approval(first), approval(33))).toBe(false);
      const [found] = await sql`select user_id from public.doctors where id = ${listing(target)}`;
      expect(found?.user_id).toBe(person(first));
    },
  );

  test("concurrent claims, withdrawals, approvals, and account deletions leave no claim without a claimant", async () => {
    const targets = [53, 54, 55, 60];
    const members = targets.map((_target, index) => index + 16);
    await Promise.all(targets.map((target, index) => claim(members[index] ?? 0, target)));
    await Promise.all(
      targets.flatMap((target, index) => {
        const member = members[index] ?? 0;
        return [
          as(
            900,
            `select public.decide_claim('${listing(target)}', '${person(member)}', 1, true, 'Said so', enum_range(null::public.failed_check))`,
          ),
          as(...withdrawal(member, target)),
          deleteAccount(member),
          compete(member + 10, target),
        ];
      }),
    );
    const left = await sql`
      select doctors.id from public.doctors
      left join public.claim_evidence as claims on claims.doctor_id = doctors.id and claims.status = 'pending'
      where doctors.id = any (${targets.map(listing)}) and ((claim_status = 'pending') <> (claimant is not null) or claim_status = 'approved')`;
    expect(left).toEqual([]);
  });

  test("concurrent merges of two listings into each other leave one", async () => {
    const merge = (admin: number, source: number, target: number) =>
      as(admin, `select public.merge_listings('${listing(source)}', '${listing(target)}')`);
    expect(successes(await Promise.all([merge(900, 50, 51), merge(901, 51, 50)]))).toBe(1);
  });

  const newPost = async (content: string) => {
    const [post] = await sql`
      insert into public.posts (user_id, content) values (${person(60)}, ${content}) returning id, version`;
    return { id: String(post?.id), version: Number(post?.version) };
  };

  test("five concurrent reports hide a post once", async () => {
    await sql`update public.profiles set created_at = now() - interval '8 days' where id <= ${person(60)}`;
    const post = await newPost("Buy my pills");
    const results = await each(5, (number) =>
      as(number + 10, `insert into public.reports (post_id, reason) values ('${post.id}', 'spam')`),
    );
    expect(successes(results)).toBe(5);
    const [stored] = await sql`select hidden_at from public.posts where id = ${post.id}`;
    expect(stored?.hidden_at).not.toBeNull();
    const acts = await sql`select event from public.moderation_log where target_id = ${post.id}`;
    expect(acts.map(({ event }) => event)).toEqual(["post_hidden"]);
  });

  test("a report that waits for a decision about the same post does not block it", async () => {
    const post = await newPost("Odd, but allowed");
    await as(20, `insert into public.reports (post_id, reason) values ('${post.id}', 'spam')`);
    const waiting = async () => {
      const [found] =
        await sql`select count(*)::int from pg_locks where not granted and locktype = 'advisory'`;
      return found?.count;
    };
    let calls: Promise<boolean>[] = [];
    await sql.begin(async (session) => {
      await session`select private.lock_content(${post.id})`;
      calls = [as(900, `select public.moderate_post('${post.id}', 'keep', null, ${post.version})`)];
      await expect.poll(waiting).toBe(1);
      calls.push(
        as(21, `insert into public.reports (post_id, reason) values ('${post.id}', 'spam')`),
      );
      await expect.poll(waiting).toBe(2);
    });
    expect(await Promise.all(calls)).toEqual([true, true]);
  });

  test("30 concurrent decisions about one post leave one", async () => {
    const post = await newPost("Odd, but allowed");
    await as(20, `insert into public.reports (post_id, reason) values ('${post.id}', 'spam')`);
    const results = await each(many, (number) =>
      as(
        number % 2 === 0 ? 900 : 901,
        `select public.moderate_post('${post.id}', '${number % 2 === 0 ? "keep" : "remove"}', 'Because', ${post.version})`,
      ),
    );
    expect(successes(results)).toBe(1);
    const acts = await sql`select event from public.moderation_log where target_id = ${post.id}`;
    const [notification] = await sql`
      select event from public.notifications where user_id = ${person(20)} and post_id = ${post.id}`;
    const [stored] = await sql`select removed_at from public.posts where id = ${post.id}`;
    const isRemoved = stored?.removed_at !== null;
    expect(acts.map(({ event }) => event)).toEqual([isRemoved ? "post_removed" : "post_kept"]);
    expect(notification?.event).toBe(isRemoved ? "report_upheld" : "report_dismissed");
  });

  test("a concurrent edit is not kept by a decision about the earlier text", async () => {
    const post = await newPost("Odd, but allowed");
    await sql`update public.posts set hidden_at = now(), hidden_reason = 'Reported' where id = ${post.id}`;
    const [kept] = await Promise.all([
      as(900, `select public.moderate_post('${post.id}', 'keep', null, ${post.version})`),
      as(60, `update public.posts set content = 'Something else' where id = '${post.id}'`),
    ]);
    const [decision] = await sql`
      select decisions.content, posts.hidden_at from public.posts
      left join private.content_decisions as decisions on decisions.post_id = posts.id where posts.id = ${post.id}`;
    expect(decision?.content ?? null).toBe(kept ? "Odd, but allowed" : null);
    expect(decision?.hidden_at === null).toBe(kept);
  });

  test("30 concurrent appeals and 30 concurrent decisions each take effect once", async () => {
    const post = await newPost("What was wrong with it?");
    const remove = `select public.moderate_post('${post.id}', 'remove', 'Because', ${post.version})`;
    expect(await as(900, remove)).toBe(true);
    const appeal = () =>
      as(60, `select public.submit_appeal('posts', '${post.id}', 'Nothing was wrong with it')`);
    expect(successes(await each(many, appeal))).toBe(1);
    const [filed] = await sql`select id from public.appeals where appellant_id = ${person(60)}`;
    const decide = (number: number) =>
      as(901, `select public.decide_appeal('${filed?.id}', ${number % 2 === 0}, 'Looked again')`);
    const results = await each(many, decide);
    expect(successes(results)).toBe(1);
    const [stored] = await sql`select hidden_at from public.posts where id = ${post.id}`;
    // Only a granted appeal restores the post.
    expect(stored?.hidden_at === null).toBe(results.indexOf(true) % 2 === 1);
  });

  describe("a block", () => {
    const [blocker, blocked] = [34, 35];
    const block: [number, string] = [
      blocker,
      `insert into public.blocks (blocked_id) values ('${person(blocked)}')`,
    ];
    const post = "33333333-0000-4000-8000-000000000001";
    const actions = [
      `insert into public.member_follows (followed_id) values ('${person(blocker)}')`,
      `insert into public.post_follows (post_id) values ('${post}')`,
      `insert into public.post_likes (post_id) values ('${post}')`,
      `insert into public.post_shares (post_id) values ('${post}')`,
    ];
    const comment = `insert into public.post_comments (post_id, content) values ('${post}', 'Hello')`;

    beforeAll(async () => {
      await sql`insert into public.posts (id, user_id, content) values (${post}, ${person(blocker)}, 'Mine')`;
    });

    const left = async () => {
      const [found] = await sql`
        select (select count(*)::int from public.member_follows where follower_id = ${person(blocked)}) as follows,
          (select count(*)::int from public.post_follows where user_id = ${person(blocked)}) as post_follows,
          (select count(*)::int from public.post_likes where user_id = ${person(blocked)}) as likes,
          (select count(*)::int from public.post_shares where user_id = ${person(blocked)}) as shares`;
      return found;
    };
    const none = { follows: 0, post_follows: 0, likes: 0, shares: 0 };
    const unblock = () => sql`delete from public.blocks where blocker_id = ${person(blocker)}`;

    test("refuses what the blocked member does at the same time", async () => {
      for (const action of [...actions, comment]) {
        expect(await beforeCommit(block, [blocked, action])).toBe(false);
        await unblock();
      }
      expect(await left()).toEqual(none);
    });

    test("removes what the blocked member did at the same time", async () => {
      for (const action of actions) {
        expect(await beforeCommit([blocked, action], block)).toBe(true);
        await unblock();
      }
      expect(await left()).toEqual(none);
    });
  });

  const suspension = (member: number): [number, string] => [
    900,
    `select public.suspend_member('${person(member)}', 'Spam')`,
  ];
  const appointment = (member: number): [number, string] => [
    901,
    `select public.set_role('${person(member)}', 'admin', true, 'Joins us')`,
  ];

  test("a member who is becoming an admin cannot be suspended", async () => {
    expect(await beforeCommit(appointment(36), suspension(36))).toBe(false);
    await sql`delete from public.user_roles where role = 'admin' and user_id = ${person(36)}`;
  });

  test("a member who is being suspended cannot become an admin", async () => {
    expect(await beforeCommit(suspension(37), appointment(37))).toBe(false);
    await sql`delete from public.user_roles where role = 'admin' and user_id = ${person(37)}`;
  });

  test("concurrent removals of the last two admins leave one", async () => {
    const remove = (actor: number, target: number) =>
      as(actor, `select public.set_role('${person(target)}', 'admin', false, 'Left us')`);
    await Promise.all([remove(900, 901), remove(901, 900)]);
    const [left] = await sql`select count(*)::int from public.user_roles where role = 'admin'`;
    expect(left?.count).toBe(1);
  });
});
