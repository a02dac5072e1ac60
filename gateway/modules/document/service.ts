/** The address of a drawn picture of the seeded content (E 8). */
export { bannerWords, pictureUrl } from './pictures'
