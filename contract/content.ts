import { articles } from './content/articles'
import { documents } from './content/documents'
import { market } from './content/market'
import { news } from './content/news'
import { shelf } from './content/shelf'

/*
 * Market, headlines and notices (part E), documents of the about pages (part D, AB-01).
 * Every text with structure travels as blocks, never as HTML (E-N-11): the app has no HTML renderer.
 */
export const content = { ...market, ...news, ...articles, ...shelf, ...documents }
