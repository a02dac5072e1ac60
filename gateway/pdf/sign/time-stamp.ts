import { createHash } from 'node:crypto'
import * as asn1 from 'asn1js'
import * as pki from 'pkijs'
import { oid, serialNumber, type Key } from './x509'

/** Policy of the own authority: an arc for experiments, since it is not accredited. */
const POLICY = '1.3.6.1.4.1.99999.1.1'

const sha256 = (bytes: Uint8Array | ArrayBuffer): ArrayBuffer =>
  new Uint8Array(
    createHash('sha256')
      .update(bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : bytes)
      .digest(),
  ).buffer

const octets = (valueHex: ArrayBuffer): asn1.OctetString => new asn1.OctetString({ valueHex })
const attribute = (type: string, value: asn1.AsnType): pki.Attribute => new pki.Attribute({ type, values: [value] })

/** ESSCertIDv2 of the signer, by which the token names its certificate (RFC 5816). */
const signingCertificate = (certificate: Uint8Array): asn1.Sequence => {
  const certId = new asn1.Sequence({ value: [octets(sha256(certificate))] })
  return new asn1.Sequence({ value: [new asn1.Sequence({ value: [certId] })] })
}

/**
 * A time stamp token of RFC 3161 over a SHA-256 digest, at the moment that the product's clock shows. Its length is the same for every
 * digest and moment.
 */
export async function stampTime(
  digest: Uint8Array,
  { certificate, key, at }: { certificate: Uint8Array; key: Key; at: Date },
): Promise<Uint8Array> {
  const algorithm = new pki.AlgorithmIdentifier({ algorithmId: oid.sha256, algorithmParams: new asn1.Null() })
  const info = new pki.TSTInfo({
    version: 1,
    policy: POLICY,
    messageImprint: new pki.MessageImprint({
      hashAlgorithm: algorithm,
      hashedMessage: octets(new Uint8Array(digest).buffer),
    }),
    serialNumber: serialNumber(8),
    genTime: new Date(Math.floor(at.getTime() / 1000) * 1000),
  })
  const content = info.toSchema().toBER(false)
  const own = pki.Certificate.fromBER(new Uint8Array(certificate).buffer)
  const signedAttrs = new pki.SignedAndUnsignedAttributes({
    type: 0,
    attributes: [
      attribute(oid.contentType, new asn1.ObjectIdentifier({ value: oid.tstInfo })),
      attribute(oid.messageDigest, octets(sha256(content))),
      attribute(oid.signingCertificate, signingCertificate(certificate)),
    ],
  })
  const data = new pki.SignedData({
    version: 3,
    encapContentInfo: new pki.EncapsulatedContentInfo({ eContentType: oid.tstInfo }),
    certificates: [own],
    signerInfos: [
      new pki.SignerInfo({
        version: 1,
        sid: new pki.IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
        signedAttrs,
      }),
    ],
  })
  // Set afterwards: the constructor would cut it into pieces, which DER forbids.
  data.encapContentInfo.eContent = octets(content)
  await data.sign(key as never, 0, 'SHA-256')
  const token = new pki.ContentInfo({ contentType: oid.signedData, content: data.toSchema(true) })
  return new Uint8Array(token.toSchema().toBER(false))
}
