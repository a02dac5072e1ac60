import { qrUri } from './qr'
import './QrPicture.scss'

/** A QR code, dark on white in every theme: readers do not find light codes on dark ground. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  return <img className='u-qr' src={qrUri(text)} alt={label} />
}
