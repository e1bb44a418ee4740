import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system of its own, small enough to be filled. Mounting needs root: see `isPossible`. */
export class SmallDisk {
  readonly folder: string;
  readonly #mounted: string;

  /** @param megabytes its whole size */
  constructor(megabytes: number) {
    this.#mounted = mkdtempSync(join(tmpdir(), 'rab-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', this.#mounted], { stdio: 'pipe' });
    this.folder = mkdtempSync(join(this.#mounted, 'data-'));
    execFileSync('chmod', ['755', this.#mounted]);
  }

  /** False where mounting is refused, as to an ordinary user and in a locked-down container. */
  static isPossible(): boolean {
    try {
      new SmallDisk(1).remove();
      return true;
    } catch {
      return false;
    }
  }

  /** Leaves no byte free. */
  fill(): void {
    const { bavail, bsize } = statfsSync(this.#mounted);
    try {
      writeFileSync(this.#ballast, Buffer.alloc(bavail * bsize));
    } catch (error) {
      // others write, too, and were faster: the disk is full anyway
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }

  /** Takes back what `fill` took. */
  free(): void {
    rmSync(this.#ballast, { force: true });
  }

  remove(): void {
    execFileSync('umount', ['--lazy', this.#mounted], { stdio: 'pipe' });
    rmSync(this.#mounted, { recursive: true, force: true });
  }

  get #ballast(): string {
    return join(this.#mounted, 'ballast');
  }
}
