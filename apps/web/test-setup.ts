import '@testing-library/jest-dom/vitest';
import { prepareTests } from '@mall/app/testing';

prepareTests();
