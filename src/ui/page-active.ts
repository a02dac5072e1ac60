import { createContext, useContext } from 'react'

/** Whether the page of a part is the one on the screen; AppRoot provides it. */
export const PageActive = createContext(true)

/** What draws by a timer stops while its page is covered: in the mini-program each drawing is a message to the hidden view. */
export const usePageActive = (): boolean => useContext(PageActive)
