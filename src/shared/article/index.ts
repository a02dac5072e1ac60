export { ArticlePage } from './ArticlePage'
export { ContentBlocks, sizeText, type Block } from './ContentBlocks'
