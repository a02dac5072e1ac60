/* What other modules may call: the text that staff type, as blocks and back. */
export { blocksOfText, textOfBlocks } from './rules/body'
