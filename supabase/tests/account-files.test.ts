import { afterAll, beforeAll, expect, test } from "vitest";
import type { Backend } from "../local/apis/backend.ts";
import { type Client, signUp, startBackend } from "../local/testing/helpers.ts";

// Which files are deleted with an account, and which stay with listings of other owners.

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const picture = () =>
  new File([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10])], "1.png", { type: "image/png" });

async function upload(client: Client, bucket: string, name: string) {
  const { error } = await client.storage.from(bucket).upload(name, picture());
  expect(error).toBeNull();
  return client.storage.from(bucket).getPublicUrl(name).data.publicUrl;
}

const statusOf = async (url: string) => (await backend.fetch(new Request(url))).status;

async function addOwnedListing(owner: string, name: string) {
  const id = crypto.randomUUID();
  await backend.db.run(
    `insert into public.doctors (id, practice_name, address_city, address_state, address_zip, status, submitted_by, user_id, claimed_by, claim_status)
     values ('${id}', '${name}', 'Austin', 'TX', '78704', 'published', '${owner}', '${owner}', '${owner}', 'approved')`,
  );
  return id;
}

async function showPhoto(client: Client, id: string, photo_url: string) {
  await saveListing(client, id, { photo_url });
}

const showGallery = (client: Client, id: string, gallery: { url: string }[]) =>
  saveListing(client, id, { gallery });

async function saveListing(client: Client, target: string, changes: object) {
  const { data } = await client.from("doctors").select("version").eq("id", target).single();
  const { error } = await client.rpc("save_listing", {
    target,
    changes,
    base_version: data?.version,
  });
  expect(error).toBeNull();
}

/** Deletes an account as the site does. */
async function deleteAccount(client: Client) {
  const { data, error } = await client.rpc("prepare_account_deletion");
  expect(error).toBeNull();
  for (const { bucket, name } of data ?? []) {
    expect((await client.storage.from(bucket).remove([name])).error).toBeNull();
  }
  expect((await client.rpc("delete_account")).error).toBeNull();
}

test("deleting an account deletes its photos except those that another owner's listing shows", async () => {
  const { client: member, id } = await signUp(backend, "leaver", { role: "doctor" });
  const { client: newOwner, id: newOwnerId } = await signUp(backend, "heir", { role: "doctor" });
  const kept = await addOwnedListing(id, "Kept Creek Clinic");
  const handed = await addOwnedListing(id, "Handed Hill Clinic");

  const avatar = await upload(member, "avatars", `${id}/me.png`);
  const unused = await upload(member, "practice-photos", `${id}/unused.png`);
  const keptPhoto = await upload(member, "practice-photos", `${id}/kept.png`);
  const handedPhoto = await upload(member, "practice-photos", `${id}/handed.png`);
  const clinician = await upload(member, "clinician-photos", `${kept}/1.png`);
  const gallery = await upload(member, "gallery-photos", `${kept}/1.png`);
  const newOwnerGallery = await upload(member, "gallery-photos", `${handed}/1.png`);
  const newOwnerPhoto = await upload(member, "clinician-photos", `${handed}/1.png`);
  await showPhoto(member, kept, keptPhoto);
  await showPhoto(member, handed, handedPhoto);
  const toGallery = (url: string) => [{ url, description: "The entrance" }];
  await showGallery(member, kept, toGallery(gallery));
  await showGallery(member, handed, toGallery(newOwnerGallery));
  await backend.db.run(
    `insert into public.clinicians (doctor_id, position, name, photo_url) values
       ('${kept}', 1, 'Kay Kept', '${clinician}'), ('${handed}', 1, 'Hal Handed', '${newOwnerPhoto}');
     update public.doctors set user_id = '${newOwnerId}', claimed_by = '${newOwnerId}' where id = '${handed}'`,
  );
  await deleteAccount(member);

  for (const url of [avatar, unused, keptPhoto, clinician, gallery])
    expect(await statusOf(url)).not.toBe(200);
  for (const url of [handedPhoto, newOwnerPhoto, newOwnerGallery])
    expect(await statusOf(url)).toBe(200);
  const { data } = await newOwner
    .from("doctors")
    .select("id, photo_url, gallery, clinicians (name, photo_url)")
    .in("id", [kept, handed]);
  expect(data).toHaveLength(2);
  expect(data).toEqual(
    expect.arrayContaining([
      {
        id: kept,
        photo_url: null,
        gallery: [],
        clinicians: [{ name: "Kay Kept", photo_url: null }],
      },
      {
        id: handed,
        photo_url: handedPhoto,
        gallery: toGallery(newOwnerGallery),
        clinicians: [{ name: "Hal Handed", photo_url: newOwnerPhoto }],
      },
    ]),
  );
});

test("a member can list only their own files, and a visitor can list none", async () => {
  const { client: one, id } = await signUp(backend, "one");
  const { client: other } = await signUp(backend, "other");
  await upload(one, "avatars", `${id}/me.png`);
  expect((await other.rpc("prepare_account_deletion")).data).toEqual([]);
  await other.auth.signOut();
  expect((await other.rpc("prepare_account_deletion")).error?.code).toBe("42501");
});
