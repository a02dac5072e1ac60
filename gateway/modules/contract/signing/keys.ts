import { X509Certificate } from 'node:crypto'
import type { Work } from '../../../http/context'
import type { Figure } from '../../../http/gauges'
import type { SigningKeys } from '../../../pdf/sign/seal'
import { openText, sealText } from '../../../secret'
import { insertSigningKeys, signingCertificates, signingKeyRows } from '../repo/signing'

/** Once read, of each gateway; keys that its own transaction has just made may still be rolled back. */
const read = new WeakMap<Work['config'], SigningKeys>()

/** The keys of this deployment, made at its first signature and kept sealed (C-07). */
export async function signingKeys(work: Pick<Work, 'db' | 'config' | 'clock'>): Promise<SigningKeys> {
  const known = read.get(work.config)
  if (known) return known
  const stored = await opened(work)
  if (stored) {
    read.set(work.config, stored)
    return stored
  }
  await make(work)
  const made = await opened(work)
  if (!made) throw new Error('keys for signatures could not be kept')
  return made
}

async function opened(work: Pick<Work, 'db' | 'config'>): Promise<SigningKeys | null> {
  const rows = await signingKeyRows(work.db)
  if (rows.length === 0) return null
  const { imported } = await import('../../../pdf/sign/x509')
  const of = async (role: string) => {
    const row = rows.find((one) => one.role === role)
    if (!row) throw new Error(`no key for signatures of ${role}`)
    return {
      keys: await imported(openText(work, row.privateKey)),
      certificate: Buffer.from(row.certificate ?? '', 'base64'),
    }
  }
  const [customer, company] = [await of('CUSTOMER'), await of('COMPANY')]
  return { root: await of('ROOT'), time: await of('TSA'), customer: customer.keys, company: company.keys }
}

/** Certificates of the deployment's own root and clock: from before the first document to after the last archive. */
const LIFE = { from: '2015-01-01T00:00:00Z', to: '2049-12-31T00:00:00Z' }

async function make(work: Pick<Work, 'db' | 'config' | 'clock'>): Promise<void> {
  const { exported, issue, newKeys } = await import('../../../pdf/sign/x509')
  const { ROOT, TIME } = await import('../../../pdf/sign/seal')
  const [root, time, customer, company] = [await newKeys(), await newKeys(), await newKeys(), await newKeys()]
  const issued = { issuer: ROOT, issuerKey: root.privateKey, ...LIFE }
  const own = await issue({ ...issued, subject: ROOT, publicKey: root.publicKey, purpose: 'ROOT' })
  const clock = await issue({ ...issued, subject: TIME, publicKey: time.publicKey, purpose: 'TIME' })
  const createdAt = work.clock.iso()
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
  const rows = [
    { role: 'ROOT', keys: root, certificate: base64(own) },
    { role: 'TSA', keys: time, certificate: base64(clock) },
    { role: 'CUSTOMER', keys: customer, certificate: null },
    { role: 'COMPANY', keys: company, certificate: null },
  ] as const
  const sealed = []
  for (const { role, keys, certificate } of rows)
    sealed.push({ role, certificate, privateKey: sealText(work, await exported(keys)), createdAt })
  await insertSigningKeys(work.db, sealed)
}

/** The first end of the certificates under which documents are signed and stamped, in seconds from now. */
export const certificateEnd: Figure = {
  help: 'Seconds until the first certificate of the own signing keys ends',
  async read({ db, clock }) {
    const ends = (await signingCertificates(db)).map((text) =>
      Date.parse(new X509Certificate(Buffer.from(text, 'base64')).validTo),
    )
    return ends.length === 0 ? null : (Math.min(...ends) - clock.now()) / 1000
  },
}
