import { createHash, verify, X509Certificate, type KeyObject } from 'node:crypto'
import * as asn1 from 'asn1js'
import * as pki from 'pkijs'
import { derLength, rangesOf } from './seal'
import { commonNameOf, oid } from './x509'

/** A signature of a file, as it was found. */
export interface FoundSignature {
  /** The organization of its certificate, and its signer. */
  name: string
  person: string
  /** ISO moment that the signer claims; '' without one. */
  signedAt: string
  /** ISO moment of the time stamp; null without a valid one. */
  stampedAt: string | null
  /** SHA-256 of the bytes that it covers. */
  coveredHash: string
  /** Bytes from the start of the file that it covers, its own place left out. */
  reach: number
  /** What it says of the covered bytes is true, and its place holds nothing else. */
  isIntact: boolean
  /** Its certificate was issued by the root, and was in force at the time of the stamp. */
  isKnown: boolean
  validTo: string
}

const SIGNING_TIME = '1.2.840.113549.1.9.5'

const sha256 = (...parts: Uint8Array[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

const exact = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer

/** The signatures of a PDF, in the order in which they were made; empty for a file without any. */
export const readSignatures = (bytes: Uint8Array, root: Uint8Array): FoundSignature[] =>
  rangesOf(bytes)
    .map((range) => readOne(bytes, range, root))
    .sort((a, b) => a.reach - b.reach)

const NOTHING = {
  name: '',
  person: '',
  signedAt: '',
  stampedAt: null,
  isIntact: false,
  isKnown: false,
  validTo: '',
} as const

function readOne(
  bytes: Uint8Array,
  [start, length, next, rest]: [number, number, number, number],
  root: Uint8Array,
): FoundSignature {
  const before = bytes.subarray(start, start + length)
  const after = bytes.subarray(next, next + rest)
  const about = { coveredHash: sha256(before, after).toString('hex'), reach: next + rest }
  const place = Buffer.from(bytes.subarray(length, next)).toString('latin1')
  // From the first byte on, without a gap but the signature's own place.
  if (start !== 0 || !/^<([0-9a-fA-F]{2})+>$/.test(place)) return { ...NOTHING, ...about }
  try {
    return { ...about, ...opened(Buffer.from(place.slice(1, -1), 'hex'), Buffer.concat([before, after]), root) }
  } catch {
    // What cannot be read as a signature is none.
    return { ...NOTHING, ...about }
  }
}

const signedDataOf = (der: Uint8Array): pki.SignedData => {
  const content = pki.ContentInfo.fromBER(exact(der))
  return new pki.SignedData({ schema: content.content })
}

function opened(der: Buffer, covered: Buffer, root: Uint8Array): Omit<FoundSignature, 'coveredHash' | 'reach'> {
  const data = signedDataOf(der)
  const [signer] = data.signerInfos
  const held = certificateOf(data, signer)
  if (!signer || !held) return NOTHING
  const { certificate } = held
  const isTrue = isSigned(signer, held, covered)
  const rootKey = new X509Certificate(root).publicKey
  const stamp = stampOf(signer, rootKey)
  const stampedAt = stamp?.toISOString() ?? null
  const named = certificate.subject.typesAndValues.find(({ type }) => type === oid.organization)
  const claimed = signer.signedAttrs?.attributes.find(({ type }) => type === SIGNING_TIME)
  const time = claimed?.values[0] as asn1.UTCTime | undefined
  return {
    name: commonNameOf(certificate),
    person: named ? String((named.value as asn1.Utf8String).valueBlock.value) : '',
    signedAt: time ? time.toDate().toISOString() : '',
    stampedAt,
    isIntact: isTrue && stamp !== null && derLength(der) === der.length && namesIts(signer, held),
    isKnown: stamp !== null && issuedBy(held, rootKey, stamp),
    validTo: certificate.notAfter.value.toISOString(),
  }
}

/** A certificate with its bytes, as this package and as Node reads it. */
interface Held {
  certificate: pki.Certificate
  der: Buffer
  x509: X509Certificate
}

function certificateOf(data: pki.SignedData, signer: pki.SignerInfo | undefined): Held | undefined {
  const sid = signer?.sid
  if (!(sid instanceof pki.IssuerAndSerialNumber)) return undefined
  const all = (data.certificates ?? []).filter((one): one is pki.Certificate => one instanceof pki.Certificate)
  const certificate = all.find(({ serialNumber }) => serialNumber.isEqual(sid.serialNumber))
  if (!certificate) return undefined
  const der = Buffer.from(certificate.toSchema(false).toBER(false))
  return { certificate, der, x509: new X509Certificate(der) }
}

/** The digest that the signer signed is that of the content, and the signature is the certificate's. */
function isSigned(signer: pki.SignerInfo, { x509 }: Held, content: Buffer): boolean {
  const digest = signer.signedAttrs?.attributes.find(({ type }) => type === oid.messageDigest)?.values[0]
  if (!signer.signedAttrs || !(digest instanceof asn1.OctetString)) return false
  const isOf = Buffer.from(digest.valueBlock.valueHexView).equals(sha256(content))
  const signed = Buffer.from(signer.signedAttrs.encodedValue)
  return isOf && verify('sha256', signed, x509.publicKey, Buffer.from(signer.signature.valueBlock.valueHexView))
}

/** The signature names its certificate by a hash (ESSCertIDv2): another certificate of the same key is not meant. */
function namesIts(signer: pki.SignerInfo, { der }: Held): boolean {
  const named = signer.signedAttrs?.attributes.find(({ type }) => type === oid.signingCertificate)
  const value = named?.values[0] as asn1.Sequence | undefined
  if (!value) return false
  return Buffer.from(value.toBER(false)).includes(sha256(der))
}

function issuedBy({ certificate, x509 }: Held, rootKey: KeyObject, at: Date): boolean {
  const inForce = certificate.notBefore.value <= at && at <= certificate.notAfter.value
  return inForce && x509.verify(rootKey)
}

/** The moment of a signature's time stamp; null where there is none that holds. */
function stampOf(signer: pki.SignerInfo, rootKey: KeyObject): Date | null {
  const found = signer.unsignedAttrs?.attributes.find(({ type }) => type === oid.timeStampToken)
  const value = found?.values[0] as asn1.Sequence | undefined
  if (!value) return null
  const token = new pki.SignedData({ schema: new pki.ContentInfo({ schema: value }).content })
  const content = token.encapContentInfo.eContent
  const [by] = token.signerInfos
  const held = certificateOf(token, by)
  if (!content || !by || !held) return null
  const info = pki.TSTInfo.fromBER(content.getValue())
  const imprint = Buffer.from(info.messageImprint.hashedMessage.valueBlock.valueHexView)
  const signature = Buffer.from(signer.signature.valueBlock.valueHexView)
  const holds =
    imprint.equals(sha256(signature)) &&
    isSigned(by, held, Buffer.from(content.getValue())) &&
    isForTime(held.certificate)
  return holds && issuedBy(held, rootKey, info.genTime) ? info.genTime : null
}

const isForTime = (certificate: pki.Certificate): boolean =>
  (certificate.extensions ?? []).some(
    ({ extnID, parsedValue }) =>
      extnID === oid.extendedKeyUsage && (parsedValue as pki.ExtKeyUsage).keyPurposes.includes(oid.timeStamping),
  )
