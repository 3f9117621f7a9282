import '@testing-library/jest-dom/vitest';
import { prepareTests } from './src/testing';

prepareTests();
