import { webcrypto } from 'node:crypto'
import * as asn1 from 'asn1js'
import * as pki from 'pkijs'

const engine = new pki.CryptoEngine({ name: 'node', crypto: webcrypto as never })
pki.setEngine('node', engine)

/** C-07: RSA-2048 with SHA-256. */
const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const

/** Object identifiers of X.509 and CMS. */
export const oid = {
  commonName: '2.5.4.3',
  organization: '2.5.4.10',
  basicConstraints: '2.5.29.19',
  keyUsage: '2.5.29.15',
  extendedKeyUsage: '2.5.29.37',
  timeStamping: '1.3.6.1.5.5.7.3.8',
  // Signing of documents (RFC 9336); poppler calls a signer without emailProtection unknown.
  documentSigning: '1.3.6.1.5.5.7.3.36',
  emailProtection: '1.3.6.1.5.5.7.3.4',
  sha256: '2.16.840.1.101.3.4.2.1',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signedData: '1.2.840.113549.1.7.2',
  tstInfo: '1.2.840.113549.1.9.16.1.4',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
  signingCertificate: '1.2.840.113549.1.9.16.2.47',
} as const

export type Key = webcrypto.CryptoKey
export interface Keys {
  privateKey: Key
  publicKey: Key
}

/** A new pair of keys. */
export const newKeys = async (): Promise<Keys> =>
  webcrypto.subtle.generateKey({ ...ALGORITHM, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) }, true, [
    'sign',
    'verify',
  ])

/** PKCS#8 of a private key in base64. */
export const exported = async ({ privateKey }: Keys): Promise<string> =>
  Buffer.from(await webcrypto.subtle.exportKey('pkcs8', privateKey)).toString('base64')

/** The pair of a private key as {@link exported} wrote it. */
export async function imported(pkcs8: string): Promise<Keys> {
  const { subtle } = webcrypto
  const privateKey = await subtle.importKey('pkcs8', Buffer.from(pkcs8, 'base64'), ALGORITHM, true, ['sign'])
  const { n, e } = await subtle.exportKey('jwk', privateKey)
  const half = { kty: 'RSA', alg: 'RS256', ...(n !== undefined && { n }), ...(e !== undefined && { e }) }
  return { privateKey, publicKey: await subtle.importKey('jwk', half, ALGORITHM, true, ['verify']) }
}

/** A random number of fixed length: the length of what holds it does not change. */
export function serialNumber(bytes: number): asn1.Integer {
  const value = webcrypto.getRandomValues(new Uint8Array(bytes))
  value[0] = 0x40 | ((value[0] ?? 0) & 0x3f)
  return new asn1.Integer({ valueHex: value.buffer })
}

function nameOf({ name, organization }: Subject): pki.RelativeDistinguishedNames {
  const parts: [string, string][] = [[oid.commonName, name]]
  if (organization !== undefined) parts.push([oid.organization, organization])
  return new pki.RelativeDistinguishedNames({
    typesAndValues: parts.map(
      ([type, value]) => new pki.AttributeTypeAndValue({ type, value: new asn1.Utf8String({ value }) }),
    ),
  })
}

export interface Subject {
  name: string
  organization?: string
}

export interface Issue {
  subject: Subject
  publicKey: Key
  issuer: Subject
  issuerKey: Key
  purpose: 'ROOT' | 'SIGN' | 'TIME'
  /** ISO moments. */
  from: string
  to: string
}

const purposes = {
  ROOT: null,
  SIGN: { critical: false, oids: [oid.emailProtection, oid.documentSigning] },
  TIME: { critical: true, oids: [oid.timeStamping] },
} as const

/** Bits of keyUsage: keyCertSign and cRLSign, or digitalSignature and nonRepudiation. */
const usageBits = (isRoot: boolean): ArrayBuffer =>
  new asn1.BitString({
    valueHex: new Uint8Array([isRoot ? 0x06 : 0xc0]).buffer,
    unusedBits: isRoot ? 1 : 6,
  }).toBER(false)

/** Issues a certificate (DER). */
export async function issue({ subject, publicKey, issuer, issuerKey, purpose, from, to }: Issue): Promise<Uint8Array> {
  const isRoot = purpose === 'ROOT'
  const made = new pki.Certificate()
  made.version = 2
  made.serialNumber = serialNumber(16)
  made.subject = nameOf(subject)
  made.issuer = nameOf(issuer)
  made.notBefore.value = new Date(from)
  made.notAfter.value = new Date(to)
  await made.subjectPublicKeyInfo.importKey(publicKey as never, engine)
  const basic = new pki.BasicConstraints({ cA: isRoot }).toSchema().toBER(false)
  made.extensions = [
    new pki.Extension({ extnID: oid.basicConstraints, critical: true, extnValue: basic }),
    new pki.Extension({ extnID: oid.keyUsage, critical: true, extnValue: usageBits(isRoot) }),
  ]
  const use = purposes[purpose]
  if (use !== null) {
    const extnValue = new pki.ExtKeyUsage({ keyPurposes: [...use.oids] }).toSchema().toBER(false)
    made.extensions.push(new pki.Extension({ extnID: oid.extendedKeyUsage, critical: use.critical, extnValue }))
  }
  await made.sign(issuerKey as never, 'SHA-256', engine)
  return new Uint8Array(made.toSchema(true).toBER(false))
}

/** The common name of a certificate's subject; '' without one. */
export function commonNameOf(certificate: pki.Certificate): string {
  const found = certificate.subject.typesAndValues.find(({ type }) => type === oid.commonName)
  return found ? String((found.value as asn1.Utf8String).valueBlock.value) : ''
}

export const pem = (der: Uint8Array): string =>
  `-----BEGIN CERTIFICATE-----\n${(
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  ).join('\n')}\n-----END CERTIFICATE-----\n`
