import { pictureUri, type PictureName } from './pictures'
import { dark, light } from './picture-tokens.gen'
import { useLook } from './theme'

export function Picture({ name }: { name: PictureName }) {
  return <img className='u-picture' src={pictureUri(name, useLook().theme === 'dark' ? dark : light)} alt='' />
}
