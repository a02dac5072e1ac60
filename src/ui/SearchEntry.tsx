import { Icon } from './Icon'
import type { SearchEntryProps } from './props'
import './SearchField.scss'

/** Looks like a search field and leads to the page with it. */
export const SearchEntry = ({ text, onTap }: SearchEntryProps) => (
  <div className='u-search'>
    <button type='button' className='u-search-box u-search-entry' onClick={onTap}>
      <Icon name='search' size={18} />
      <span className='grow ell'>{text}</span>
    </button>
  </div>
)
