import { storage, type StorageKey } from '@/platform/storage'
import { forgetReads } from '@/request'

/*
 * 清除缓存 (C 6.9): what the phone keeps to be faster. Login, looks, agreements, drafts and what waits to be sent stay.
 */
const CACHED: readonly StorageKey[] = ['homeSnapshot', 'homeEntries', 'newsWords', 'helpWords', 'mallWords']

/** Bytes in UTF-8. */
export const bytesOf = (text: string): number => encodeURIComponent(text).replace(/%[0-9A-F]{2}/g, '-').length

export const cacheBytes = (): number => CACHED.reduce((sum, key) => sum + bytesOf(storage.get(key)), 0)

/** 0 B, 640 B, 12.3 KB, 1.0 MB. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const kilo = bytes / 1024
  return kilo < 1024 ? `${kilo.toFixed(1)} KB` : `${(kilo / 1024).toFixed(1)} MB`
}

export function clearCache(): void {
  storage.remove(...CACHED)
  forgetReads()
}
