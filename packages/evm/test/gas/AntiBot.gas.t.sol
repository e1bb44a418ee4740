// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {OpeningFixture} from "../opening/OpeningFixture.sol";

/// @notice What a token's question to the registry costs during an opening, asked in a transaction of its own: 21,000 and the
/// call's data are in it, and every word is cold, which is dearer than it can be within a trade. The token gives it 60,000.
/// forge-config: default.isolate = true
contract AntiBotGasTest is OpeningFixture {
    uint256 private constant MOST = 60_000 + 21_000 + 1_600;

    function setUp() public {
        deployOpening();
    }

    function _ask(address from, address to, string memory name) private {
        vm.prank(address(rabbit));
        registry.onTransfer(from, to, 1e18);
        uint256 used = vm.snapshotGasLastCall("RabAntiBot", name);
        ok(used <= MOST, string.concat(name, " costs more than a token gives"));
    }

    /// @notice The listing's own transfer, the first sale, a buy, and a transfer that the registry does not look at [RGT-04]
    function test_questions() external {
        arm();
        _ask(OWNER, address(pair), "the transfer that lists");
        list();
        _ask(ALICE, address(pair), "the first sale");
        _ask(address(pair), ALICE, "a buy");
        _ask(ALICE, BOB, "a transfer between accounts");
    }
}
