export { ArticlePage } from './ArticlePage'
export { Cover } from './Cover'
export { Marked } from './Marked'
export { ContentBlocks, sizeText, type Block } from './ContentBlocks'
