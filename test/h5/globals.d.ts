/** What test/weapp-graph/setup.ts gives to tests of the mini-program's graph. */
declare global {
  /** Every `wx` call since the start of the file: [name, argument]. */
  var wxCalls: () => [name: string, argument: unknown][]
  /** Replaces `wx` APIs for the rest of the file. */
  var mockWx: (apis: Record<string, (argument: never) => unknown>) => void
}

export {}
