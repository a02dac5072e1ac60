import { createContext, useContext } from 'react'

const InputBar = createContext(true)

/** Around a page's fields: is the bar above the soft keyboard shown? */
export const InputBarProvider = InputBar.Provider
export const useInputBar = (): boolean => useContext(InputBar)
