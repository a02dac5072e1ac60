/* Stands in for TanStack's cache of mutations: this app writes by `useWrite` (src/request/write.ts), never by them (see plugin-lean.ts). */
export class MutationCache {
  findAll() {
    return []
  }

  resumePausedMutations() {
    return Promise.resolve()
  }

  clear() {}
}
