/** A document that a provider has signed by a customer, then by the gas company (C-02). */
export interface FlowRequest {
  /** Number of the sign task: the same one is the same flow. */
  taskId: string
  title: string
  file: { name: string; bytes: Buffer }
  pages: number
  customer: { name: string; phone: string }
  company: { name: string }
  /** ISO moment. */
  expireAt: string
}

export type FlowState = 'SIGNING' | 'SIGNED' | 'REFUSED' | 'EXPIRED' | 'FAILED'

/** A provider of electronic signatures (C-14). Waits for an outside system: never inside a transaction. Not reachable throws. */
export interface ESign {
  /** Key of the provider, as it stands in the address of its callbacks and on the task. */
  readonly provider: string
  createFlow(request: FlowRequest): Promise<{ flowId: string }>
  /** Where the customer's signer signs, and where the provider leads back to. */
  signUrl(flowId: string, signer: { name: string; phone: string; returnUrl: string }): Promise<{ url: string }>
  /** Ends a flow that is being signed; its address takes no signature any more. Throws for one that has ended. */
  revoke(flowId: string, reason: string): Promise<void>
  query(flowId: string): Promise<{ state: FlowState; reason: string }>
  /** The flow that a callback is about; null where its signature is not the provider's. Nothing else of it is believed. */
  callback(request: { header(name: string): string | undefined; body: string }): { flowId: string } | null
  /** The file with all its signatures. */
  download(flowId: string): Promise<Buffer>
}
