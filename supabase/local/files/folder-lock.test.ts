import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { folderOwner, lockFolder } from "./folder-lock.ts";

const lockIn = (folder: string) => path.join(folder, "in-use.json");

describe("a data folder", () => {
  it("has one owner at a time", () => {
    const folder = temporaryFolder();
    const { setOrigin, unlock } = lockFolder(folder);
    expect(folderOwner(folder)).toMatchObject({ pid: process.pid });
    setOrigin("http://localhost:5173");
    expect(folderOwner(folder)).toMatchObject({
      pid: process.pid,
      origin: "http://localhost:5173",
    });
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
    unlock();
    expect(folderOwner(folder)).toBeNull();
    lockFolder(folder).unlock();
  });

  it("is locked while another process uses it, and unlocked after that process was killed", async () => {
    const folder = temporaryFolder();
    const script = `import("./supabase/local/files/folder-lock.ts").then(({ lockFolder }) => {
      lockFolder(${JSON.stringify(folder)}); console.log("locked"); setInterval(() => {}, 1000);
    });`;
    const child = spawn(process.execPath, ["--import", "tsx", "--eval", script]);
    onTestFinished(() => void child.kill("SIGKILL"));
    await once(child.stdout, "data");
    expect(() => lockFolder(folder)).toThrow(`in use by process ${child.pid}`);

    child.kill("SIGKILL");
    await once(child, "exit");
    expect(existsSync(lockIn(folder))).toBe(true);
    lockFolder(folder).unlock();
  });

  it("is not locked by the lock of the folder that it was copied from", () => {
    const original = temporaryFolder();
    const { setOrigin, unlock } = lockFolder(original);
    setOrigin("http://localhost:5173");
    const copy = temporaryFolder();
    cpSync(original, copy, { recursive: true });
    expect(folderOwner(copy)).toBeNull();
    lockFolder(copy).unlock();
    expect(folderOwner(original)).toMatchObject({ origin: "http://localhost:5173" });
    unlock();
  });

  it.runIf(existsSync("/proc/self/stat"))(
    "is unlocked if another process has the pid of its dead owner",
    () => {
      const folder = temporaryFolder();
      const lock = { pid: process.pid, started: "1", inode: String(statSync(folder).ino) };
      writeFileSync(lockIn(folder), JSON.stringify(lock));
      lockFolder(folder).unlock();
    },
  );

  it("is unlocked if the lock file is unreadable", () => {
    const folder = temporaryFolder();
    writeFileSync(lockIn(folder), "");
    lockFolder(folder).unlock();
  });
});
