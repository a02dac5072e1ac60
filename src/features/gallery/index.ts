export { GalleryView } from './GalleryView'
export { GalleryLooksView } from './GalleryLooksView'
