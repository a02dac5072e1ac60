/*
 * A small disk of its own (tmpfs) that can be filled to the last byte and emptied again.
 */
import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { atEnd } from './at-end.mjs'
import { Missing } from './parts.mjs'

/** @param {(disk: { folder: string, fill: () => void, free: () => void }) => Promise<unknown>} work */
export async function withDisk(megabytes, work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'gas-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder])
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true })
    throw new Missing('this user cannot mount a small disk')
  }
  const remove = () => {
    spawnSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
  }
  const cancel = atEnd(remove)
  const ballast = path.join(folder, 'ballast')
  try {
    return await work({ folder, fill: () => fill(ballast), free: () => rmSync(ballast, { force: true }) })
  } finally {
    cancel()
    remove()
  }
}

/** In pieces that become smaller, until not even a page goes on it. */
function fill(file) {
  const handle = openSync(file, 'a')
  for (const size of [1 << 20, 1 << 16, 1 << 12])
    try {
      for (;;) writeSync(handle, Buffer.alloc(size))
    } catch (error) {
      if (error.code !== 'ENOSPC') throw error
    }
  closeSync(handle)
}
