export { type TrainModelOptions, trainModel } from './training/train-model.ts';
