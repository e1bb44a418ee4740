// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IRabbitPositionLock} from "../../src/interfaces/IRabbitPositionLock.sol";
import {PositionProof} from "../../src/lens/PositionProof.sol";
import {PositionFixture} from "../position/PositionFixture.sol";
import {Gas} from "./Gas.sol";

/// @dev Nodes give a call that is not sent 30,000,000 and more.
/// forge-config: default.isolate = true
contract PositionProofGasTest is Gas, PositionFixture {
    int24 private constant SPACING = 60;
    uint24 private constant HALF_TO_DOUBLE = 6932;

    PositionProof private _lens;

    function setUp() external {
        deployPositions();
        _lens = new PositionProof(positionLock);
    }

    function _lock(uint256 count) private {
        IRabbitPositionLock.Terms memory t = ownTerms();
        for (uint256 i; i < count; ++i) {
            t.unlockDate = DATE + i;
            send(manager, newPosition(ALICE), t);
        }
    }

    /// @notice A page of 200 locks, and what they prove
    function test_pages() external {
        _lock(200);
        _lens.holdings(token0, 0, 200);
        measured("PositionProof", "holdings, 200 locks of the token", 9_000_000);
        _lens.holdings(address(0), 0, 200);
        measured("PositionProof", "holdings, 200 locks of others", 8_500_000);
        _lens.proof(token0, 5000, HALF_TO_DOUBLE, 0, 200);
        measured("PositionProof", "proof, 200 locks of one pool", 24_000_000);
    }

    /// @notice Whatever somebody adds to ticks of the band costs the caller little, and them much
    function test_crowdedTicks() external {
        _lock(1);
        _lens.proof(token0, 5000, HALF_TO_DOUBLE, 0, 1);
        measured("PositionProof", "proof, one lock", 200_000);
        for (int24 i; i < 40; ++i) {
            mintRange(manager, token0, token1, STRANGER, i * 5 * SPACING - 6000, (i * 5 + 1) * SPACING - 6000);
        }
        _lens.proof(token0, 5000, HALF_TO_DOUBLE, 0, 1);
        measured("PositionProof", "proof, 80 ticks in the band", 1_200_000);
        _lens.proof(token0, 5000, type(uint24).max, 0, 1);
        measured("PositionProof", "proof, all prices", 1_900_000);
    }
}
