// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IRabAntiBot} from "../../src/interfaces/IRabAntiBot.sol";
import {ITokenFactoryBase} from "../../src/interfaces/ITokenFactory.sol";
import {FlatFee} from "../../src/libraries/FlatFee.sol";
import {IV2Factory} from "../../src/libraries/V2Pair.sol";
import {AntiBotStandardToken} from "../../src/token/AntiBotStandardToken.sol";
import {AntiBotStandardTokenFactory} from "../../src/token/AntiBotStandardTokenFactory.sol";
import {ClonedToken} from "../../src/token/ClonedToken.sol";
import {RabAntiBot} from "../../src/token/RabAntiBot.sol";
import {BombToken, GasToken, Refuser} from "../hostile/HostileTokens.sol";
import {Fixture} from "../support/Fixture.sol";

interface IRouter {
    function addLiquidityETH(address, uint256, uint256, uint256, address, uint256)
        external
        payable
        returns (uint256, uint256, uint256);
    function swapExactETHForTokens(uint256, address[] calldata, address, uint256)
        external
        payable
        returns (uint256[] memory);
    function swapExactTokensForETH(uint256, uint256, address[] calldata, address, uint256)
        external
        returns (uint256[] memory);
}

contract RevertingRegistry {
    fallback() external {
        revert("broken");
    }
}

/// @notice Answers with a number that means nothing.
contract NonsenseRegistry {
    fallback() external {
        assembly {
            mstore(0, not(0))
            return(0, 32)
        }
    }
}

/// @notice Pretends to be a pair and its own factory.
contract FakePair {
    address public immutable token0;
    address public constant token1 = address(1);

    constructor(address token) {
        token0 = token;
    }

    function factory() external view returns (address) {
        return address(this);
    }

    function getPair(address, address) external view returns (address) {
        return address(this);
    }
}

contract AntiBotTest is Fixture {
    uint256 private constant SUPPLY = 1e24;
    uint256 private constant MAX_BUY = 1e22;
    uint256 private constant WAIT = 5;

    RabAntiBot private registry;
    AntiBotStandardTokenFactory private factory;
    AntiBotStandardToken private rabbit;
    address private pair;

    function setUp() public {
        deployAll();
        vm.roll(100);
        registry = new RabAntiBot(exchange);
        factory = new AntiBotStandardTokenFactory(PLATFORM, FEES, 0.01 ether, registry);
        rabbit = _create(factory);
        vm.deal(ALICE, 100 ether);
        vm.deal(BOB, 100 ether);
        vm.startPrank(OWNER);
        rabbit.approve(router, type(uint256).max);
        vm.deal(OWNER, 100 ether);
        IRouter(router).addLiquidityETH{value: 100 ether}(address(rabbit), SUPPLY / 2, 0, 0, OWNER, END);
        vm.stopPrank();
        pair = IV2Factory(exchange).getPair(address(rabbit), weth);
    }

    function _create(AntiBotStandardTokenFactory from) private returns (AntiBotStandardToken) {
        vm.deal(OWNER, 0.01 ether);
        vm.prank(OWNER);
        return AntiBotStandardToken(from.create{value: 0.01 ether}("Rabbit", "RAB", 18, SUPPLY));
    }

    function _protect() private {
        vm.prank(OWNER);
        registry.protect(address(rabbit), pair, 1 days, MAX_BUY, WAIT);
    }

    function _buyExact(address buyer, uint256 value) private {
        vm.prank(pair);
        rabbit.transfer(buyer, value);
    }

    /// @notice The factory keeps exactly the flat fee, sends the excess back and reports everything in events
    /// [EVM-01] [FAC-01] [FAC-02]
    function test_create() external {
        uint256 snapshot = vm.snapshotState();
        vm.prank(ALICE);
        address expected = factory.create{value: 1 ether}("Rabbit", "RAB", 9, 77);
        vm.revertToState(snapshot);
        vm.expectEmit(address(factory));
        emit ITokenFactoryBase.TokenCreated(ALICE, expected, 1);
        vm.expectEmit(address(factory));
        emit ITokenFactoryBase.TokenDescribed(expected, "Rabbit", "RAB", 9, 77);
        vm.expectEmit(address(factory));
        emit AntiBotStandardTokenFactory.AntiBotNamed(expected, address(registry));
        uint256 kept = address(factory).balance;
        vm.prank(ALICE);
        AntiBotStandardToken created = AntiBotStandardToken(factory.create{value: 1 ether}("Rabbit", "RAB", 9, 77));
        eq(address(created), expected, "address");
        eq(ALICE.balance, 99.99 ether, "excess returned");
        eq(address(factory).balance - kept, 0.01 ether, "fee kept");
        eq(created.name(), "Rabbit", "name");
        eq(created.decimals(), 9, "decimals");
        eq(created.balanceOf(ALICE), 77, "supply");
        eq(created.owner(), ALICE, "owner");
        eq(address(created.ANTI_BOT()), address(registry), "registry");
    }

    /// @notice Neither a clone nor the implementation can be initialised by anyone
    function test_initializedOnce() external {
        vm.prank(address(factory));
        vm.expectRevert(ClonedToken.AlreadyInitialized.selector);
        rabbit.initialize(ALICE, 1);
        AntiBotStandardToken implementation = AntiBotStandardToken(factory.IMPLEMENTATION());
        vm.expectRevert(ClonedToken.OnlyFactory.selector);
        implementation.initialize(ALICE, 1);
    }

    /// @notice A creator who refuses native currency can still create with the exact fee [FAC-01]
    function test_creatorRefusesRefund() external {
        Refuser refuser = new Refuser();
        bytes memory data = abi.encodeCall(factory.create, ("N", "S", 18, 1));
        vm.expectRevert(FlatFee.RefundFailed.selector);
        refuser.call{value: 1 ether}(address(factory), data, 1 ether);
        refuser.call{value: 0.01 ether}(address(factory), data, 0.01 ether);
    }

    /// @notice A fee receiver that refuses blocks no creation [FAC-01]
    function test_feeReceiverRefuses() external {
        vm.etch(FEES, address(new Refuser()).code);
        ok(address(_create(factory)) != address(rabbit), "created");
        vm.expectRevert(FlatFee.FeeWithdrawalFailed.selector);
        factory.withdrawFees();
    }

    function test_factoryNeedsARegistry() external {
        vm.expectRevert(AntiBotStandardTokenFactory.AntiBotNotAContract.selector);
        new AntiBotStandardTokenFactory(PLATFORM, FEES, 0, IRabAntiBot(ALICE));
    }

    /// @notice Only the token's owner protects, only once, only within the caps and only for a pair of the exchange
    function test_protectRules() external {
        vm.expectRevert(IRabAntiBot.NotTokenOwner.selector);
        registry.protect(address(rabbit), pair, 1 days, MAX_BUY, WAIT);
        vm.startPrank(OWNER);
        vm.expectRevert(IRabAntiBot.DurationOutOfRange.selector);
        registry.protect(address(rabbit), pair, 0, MAX_BUY, WAIT);
        vm.expectRevert(IRabAntiBot.DurationOutOfRange.selector);
        registry.protect(address(rabbit), pair, 1 days + 1, MAX_BUY, WAIT);
        vm.expectRevert(IRabAntiBot.WaitTooLong.selector);
        registry.protect(address(rabbit), pair, 1 days, MAX_BUY, 21);
        vm.expectRevert(abi.encodeWithSelector(IRabAntiBot.MaxBuyTooSmall.selector, SUPPLY / 1000));
        registry.protect(address(rabbit), pair, 1 days, SUPPLY / 1000 - 1, WAIT);
        vm.expectRevert(IRabAntiBot.NotAPairOfToken.selector);
        registry.protect(address(rabbit), ALICE, 1 days, MAX_BUY, WAIT);
        address fake = address(new FakePair(address(rabbit)));
        vm.expectRevert(IRabAntiBot.NotAPairOfToken.selector);
        registry.protect(address(rabbit), fake, 1 days, MAX_BUY, WAIT);
        address other = IV2Factory(exchange).createPair(address(busd), weth);
        vm.expectRevert(IRabAntiBot.NotAPairOfToken.selector);
        registry.protect(address(rabbit), other, 1 days, MAX_BUY, WAIT);
        registry.protect(address(rabbit), pair, 1 days, SUPPLY / 1000, 20);
        vm.expectRevert(IRabAntiBot.AlreadyProtected.selector);
        registry.protect(address(rabbit), pair, 1 days, MAX_BUY, WAIT);
        vm.warp(block.timestamp + 30 days);
        vm.expectRevert(IRabAntiBot.AlreadyProtected.selector);
        registry.protect(address(rabbit), pair, 1 days, MAX_BUY, WAIT);
    }

    /// @notice The views show the protection, also after its end
    function test_views() external {
        eq(registry.protectionOf(address(rabbit)).until, 0, "never protected");
        vm.expectEmit(address(registry));
        emit IRabAntiBot.ProtectionStarted(address(rabbit), pair, block.timestamp + 1 days, MAX_BUY, WAIT);
        _protect();
        ok(registry.isActive(address(rabbit)), "active");
        ok(registry.leastMaxBuy(address(rabbit)) <= MAX_BUY, "the least limit");
        eq(registry.leastMaxBuy(address(rabbit)), SUPPLY / 1000, "0.1 % of the supply");
        eq(registry.nextBuyBlock(address(rabbit), ALICE), 0, "may buy at once");
        _buyExact(ALICE, 1);
        eq(registry.nextBuyBlock(address(rabbit), ALICE), block.number + WAIT, "waits");
        ok(registry.check(address(rabbit), pair, ALICE, 1) == IRabAntiBot.Answer.TOO_SOON, "too soon");
        ok(registry.check(address(rabbit), pair, BOB, MAX_BUY + 1) == IRabAntiBot.Answer.TOO_LARGE, "too large");
        ok(registry.check(address(rabbit), ALICE, pair, SUPPLY) == IRabAntiBot.Answer.ALLOWED, "a sale");
        uint256 until = block.timestamp + 1 days;
        vm.warp(until);
        IRabAntiBot.Protection memory p = registry.protectionOf(address(rabbit));
        eq(p.pair, pair, "pair");
        eq(p.since, until - 1 days, "since");
        eq(p.until, until, "until");
        eq(p.maxBuy, MAX_BUY, "largest buy");
        eq(p.blocksBetweenBuys, WAIT, "wait");
        ok(!registry.isActive(address(rabbit)), "over");
        eq(registry.nextBuyBlock(address(rabbit), ALICE), 0, "nobody waits any more");
    }

    /// @notice A buy above the limit and one too soon are refused by name, through the real router; the rest passes
    /// [EVM-02]
    function test_buysThroughTheRouter() external {
        _protect();
        address[] memory path = new address[](2);
        (path[0], path[1]) = (weth, address(rabbit));
        vm.startPrank(ALICE);
        IRouter(router).swapExactETHForTokens{value: 1 ether}(0, path, ALICE, END);
        vm.expectRevert(bytes("UniswapV2: TRANSFER_FAILED"));
        IRouter(router).swapExactETHForTokens{value: 1 ether}(0, path, ALICE, END);
        vm.roll(block.number + WAIT);
        IRouter(router).swapExactETHForTokens{value: 1 ether}(0, path, ALICE, END);
        vm.roll(block.number + WAIT);
        vm.expectRevert(bytes("UniswapV2: TRANSFER_FAILED"));
        IRouter(router).swapExactETHForTokens{value: 5 ether}(0, path, ALICE, END);
        rabbit.approve(router, type(uint256).max);
        (path[0], path[1]) = (address(rabbit), weth);
        IRouter(router).swapExactTokensForETH(rabbit.balanceOf(ALICE), 0, path, ALICE, END);
        vm.stopPrank();
        eq(rabbit.balanceOf(ALICE), 0, "everything sold");
    }

    function test_refusalsHaveNames() external {
        _protect();
        vm.prank(pair);
        vm.expectRevert(AntiBotStandardToken.BuyTooLarge.selector);
        rabbit.transfer(ALICE, MAX_BUY + 1);
        _buyExact(ALICE, MAX_BUY);
        vm.prank(pair);
        vm.expectRevert(AntiBotStandardToken.BuyTooSoon.selector);
        rabbit.transfer(ALICE, 1);
        _buyExact(BOB, MAX_BUY);
    }

    /// @notice Sales to the pair and plain transfers are never limited, whatever the protection
    function testFuzz_neverAHoneypot(uint256 amount, uint256 later, uint256 maxBuy, uint256 wait) external {
        maxBuy = bound(maxBuy, SUPPLY / 1000, type(uint256).max);
        vm.prank(OWNER);
        registry.protect(address(rabbit), pair, 1 days, maxBuy, bound(wait, 0, 20));
        vm.warp(block.timestamp + bound(later, 0, 2 days));
        amount = bound(amount, 0, SUPPLY / 2);
        vm.prank(OWNER);
        rabbit.transfer(ALICE, amount);
        vm.prank(ALICE);
        rabbit.transfer(BOB, amount);
        uint256 before = rabbit.balanceOf(pair);
        vm.prank(BOB);
        rabbit.transfer(pair, amount);
        eq(rabbit.balanceOf(pair) - before, amount, "sold");
    }

    /// @notice Buys within the smallest allowed limit always pass after the longest wait, and any buy after the end
    function testFuzz_buysAlwaysComeThrough(uint256 amount, uint256 large, uint256 blocks) external {
        vm.prank(OWNER);
        registry.protect(address(rabbit), pair, 1 days, SUPPLY / 1000, 20);
        _buyExact(ALICE, bound(amount, 0, SUPPLY / 1000));
        vm.roll(block.number + bound(blocks, 20, 1000));
        _buyExact(ALICE, bound(amount, 0, SUPPLY / 1000));
        vm.warp(block.timestamp + 1 days);
        _buyExact(ALICE, bound(large, 0, SUPPLY / 4));
        _buyExact(ALICE, 1);
        eq(registry.nextBuyBlock(address(rabbit), ALICE), 0, "off");
    }

    /// @notice A registry that reverts, burns gas, returns a bomb or nonsense stops no transfer
    function test_brokenRegistry() external {
        address[4] memory broken = [
            address(new RevertingRegistry()),
            address(new GasToken()),
            address(new BombToken()),
            address(new NonsenseRegistry())
        ];
        for (uint256 i; i < broken.length; ++i) {
            AntiBotStandardTokenFactory other =
                new AntiBotStandardTokenFactory(PLATFORM, FEES, 0, IRabAntiBot(broken[i]));
            AntiBotStandardToken created = _create(other);
            vm.prank(OWNER);
            created.transfer{gas: 300_000}(ALICE, SUPPLY);
            eq(created.balanceOf(ALICE), SUPPLY, "moved");
        }
    }

    /// @notice A buyer cannot pass the limits by starving the registry of gas
    function testFuzz_littleGas(uint256 gasLimit) external {
        _protect();
        vm.prank(pair);
        (bool moved,) = address(rabbit).call{gas: bound(gasLimit, 1_000, 400_000)}(
            abi.encodeCall(rabbit.transfer, (ALICE, MAX_BUY + 1))
        );
        ok(!moved, "refused");
        vm.prank(OWNER);
        vm.expectRevert(AntiBotStandardToken.NotEnoughGas.selector);
        rabbit.transfer{gas: 60_000}(ALICE, 1);
    }

    /// @notice A renounced token can no longer be protected
    function test_renounced() external {
        vm.startPrank(OWNER);
        rabbit.renounceOwnership();
        eq(Ownable(address(rabbit)).owner(), address(0), "renounced");
        vm.expectRevert(IRabAntiBot.NotTokenOwner.selector);
        registry.protect(address(rabbit), pair, 1 days, MAX_BUY, WAIT);
        vm.stopPrank();
    }
}
